export const storeCredit = "Amafaranga yawe mu iduka";
export const giftCard = (end: string) => `Ikarita y'impano …${end}`;
export const whatYouReturn = (returnNumber: string) => `Ibyo usubiza (${returnNumber})`;
export const toPay = "Ayo wishyura";
export const paid = "Ayishyuwe";
export const paidBefore = "Ayishyuwe mbere";

export const useCredit = "Koresha ayawe mu iduka";
export const youHave = (amount: string) => `Ufite ${amount}`;
export const noneLeft = "Nta mafaranga usigaranye mu iduka.";

export const onIt = (amount: string) => `Hariho ${amount}`;
export const removeCard = (end: string) => `Kuramo ikarita y'impano …${end}`;
export const addCard = "Shyiramo ikarita y'impano";
export const addCode = "Shyiramo kode";

export const notForGiftCards =
  "Ikarita y'impano ntigurwa n'amafaranga yo mu iduka cyangwa indi karita y'impano.";
export const nothingLeftToPay = "Nta yo kwishyura asigaye.";
export const creditChanged = (amount: string) =>
  `Amafaranga yawe mu iduka yahindutse: hasigaye ${amount}.`;
export const creditGone = "Amafaranga yawe mu iduka yahindutse: nta yasigaye.";
export const cardChanged = (end: string, amount: string) =>
  `Ikarita yawe y'impano …${end} yahindutse: hasigayeho ${amount}.`;
export const paysShipping =
  "Na yo yishyurwa n'ikarita yawe y'impano cyangwa amafaranga yawe mu iduka.";
export const paysAllBut = (left: string) =>
  `Ikarita yawe y'impano cyangwa amafaranga yawe mu iduka biyishyuraho, hagasigara ${left}.`;

export const cardUnknown = "Iyi karita y'impano ntituyizi. Reba kode neza.";
export const cardSwitchedOff = "Iyi karita y'impano ntigikora. Twandikire.";
export const cardUsedUp = "Nta mafaranga asigaye kuri iyi karita y'impano.";
