export const untilPacked = "Birashoboka mbere y'uko dupakira komande yawe.";
export const untilPackedHere = "Birashoboka mbere y'uko komande ipakirwa.";

export const note = "Icyo wabwira umumotari (si ngombwa)";
export const saveAddress = "Bika aderesi";
export const weChangedAddress = "Twahinduye aderesi";
export const addressIsChanged = "Aderesi yahinduwe";

export const change = "Hindura";
export const changeOne = (name: string, look: string) => `Hindura ${name}, ${look}`;
export const changeTo = (name: string, look: string) => `${name}, ${look}: hitamo ikindi`;
export const save = "Bika impinduka";
export const chooseOne = "Hitamo kimwe";
export const weChangedItem = (name: string, look: string) => `Twahinduye ${name}: ubu ni ${look}`;
export const soldOut = "Byashize";
export const onlyLeft = (left: number) => `Hasigaye ${left} gusa`;
export const more = (amount: string) => `Hiyongeraho ${amount}`;
export const less = (amount: string) => `Hagabanukaho ${amount}`;
export const toPay = (total: string, due: string) =>
  `Komande yawe izaba igura ${total}. Hasigaye kwishyura ${due}.`;
export const comesBack = (total: string, back: string) =>
  `Komande yawe izaba igura ${total}. Tuzagusubiza ${back}.`;
export const costs = (total: string) => `Komande yawe izaba igura ${total}.`;
export const saveForThat = "Yego, hindura";
export const lookingUp = "Turareba ingano n'amabara...";
export const notLookedUp = "Ingano n'amabara ntibyabashije kuza.";
export const isGone =
  "Iki gicuruzwa ntikikigurishwa, ni yo mpamvu ingano n'ibara byacyo bidahinduka.";
export const nothingElse = "Iki gicuruzwa nta yindi ngano cyangwa irindi bara gifite.";

export const isPacked = "Komande yawe yamaze gupakirwa. Twandikire niba ushaka kuyihindura.";
export const isCancelled = "Komande yawe yahagaritswe, nta cyo wahinduraho.";
export const isPackedHere = "Komande yamaze gupakirwa.";
export const isCancelledHere = "Komande yahagaritswe.";
