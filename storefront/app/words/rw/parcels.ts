export const comes = (day: string) => `Izakugeraho ku wa ${day}.`;
export const isOut = (name: string, day: string) => `${name} azayikuzanira ku wa ${day}.`;
export const parcelComes = (number: number, day: string) =>
  `Ipaki ya ${number} izakugeraho ku wa ${day}.`;
export const parcelIsOut = (name: string, number: number, day: string) =>
  `${name} azakuzanira ipaki ya ${number} ku wa ${day}.`;
export const parcelDelivered = (number: number) => `Ipaki ya ${number} yakugezeho.`;
export const call = (name: string) => `Hamagara ${name}`;
export const code = (code: string) => `Umumotari naza, mubwire izina ryawe cyangwa ${code}.`;
export const tried = (day: string, reason: string) => `Twaje ku wa ${day}: ${reason}.`;
export const reasons = {
  nobody_home: "nta muntu wari uhari",
  wrong_address: "aderesi twarayibuze",
  refused: "ipaki ntiyakiriwe",
  no_money: "kwishyura ntibyashobotse",
  other: "kuyitanga ntibyashobotse",
} as const;
export const comesAgain = (day: string) => `Izagaruka ku wa ${day}.`;
export const weCall = "Tuzaguhamagara twumvikane undi munsi.";
