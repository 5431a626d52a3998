export const comes = (day: string) => `Izakugeraho ${day}.`;
export const isOut = (name: string, day: string) => `${name} azayikuzanira ${day}.`;
export const parcelComes = (number: number, day: string) =>
  `Ipaki ya ${number} izakugeraho ${day}.`;
export const parcelIsOut = (name: string, number: number, day: string) =>
  `${name} azakuzanira ipaki ya ${number} ${day}.`;
export const parcelDelivered = (number: number) => `Ipaki ya ${number} yakugezeho.`;
export const call = (name: string) => `Hamagara ${name}`;
export const code = (code: string) => `Umumotari naza, mubwire izina ryawe cyangwa ${code}.`;
export const tried = (day: string, reason: string) => `Twaje ${day}: ${reason}.`;
export const reasons = {
  nobody_home: "nta muntu wari uhari",
  wrong_address: "aderesi twarayibuze",
  refused: "ipaki ntiyakiriwe",
  no_money: "kwishyura ntibyashobotse",
  other: "kuyitanga ntibyashobotse",
} as const;
export const comesAgain = (day: string) => `Izagaruka ${day}.`;
export const weCall = "Tuzaguhamagara twumvikane undi munsi.";
