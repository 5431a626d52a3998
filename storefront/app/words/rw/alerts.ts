import type * as en from "../en/alerts";

export const isGone: typeof en.isGone = (what) => `${what}: byashize`;
export const help = "Tukwandikira rimwe gusa bigarutse.";
export const contact = "Telefoni cyangwa imeyili";
export const emailOnly = "Imeyili";
export const kept = "Tuyisiba hashize iminsi 30 tukubwiye, cyangwa iminsi 90.";
export const tell = "Mumbwire bigarutse";
export const told: typeof en.told = (contact, isMail, what) =>
  isMail
    ? `Tuzakwandikira kuri ${contact} ibi nibigaruka: ${what}.`
    : `Tuzohereza SMS kuri ${contact} ibi nibigaruka: ${what}.`;
export const undo = "Subiza";
export const undone = "Nta butumwa uzabona.";
export const notUndone = "Ibyo wasabye ntibyakuweho";
export const otherIn: typeof en.otherIn = (size) => `Mu ngano ${size} hari:`;
export const loading = "Birimo gufunguka...";

export const linkTitle = "Ibyo wasabye kumenyeshwa";
export const linkLoading = "Birimo gufunguka...";
export const linkMissing = "Ibi byarangiye";
export const linkMissingHelp =
  "Nta bundi butumwa uzabona kuri ibi. Niba linki yagombye gukora, reba niba yuzuye.";
export const linkFailed = "Ntibyafungutse";
export const isBack = "Byagarutse mu iduka.";
export const isNotBack = "Byashize.";
export const see: typeof en.see = (name) => `Reba ${name}`;
export const stillOn: typeof en.stillOn = {
  stock: (contact) => `Hari ibindi tuzamenyesha ${contact}.`,
  cart: (contact) => `Hari ibindi tuzamenyesha ${contact}.`,
  prices: (contact) => `Twandikira ${contact} iyo igiciro cy'ibyo ukunda kigabanutse.`,
};
export const allOver: typeof en.allOver = (contact) => `Nta kindi tuzamenyesha ${contact}.`;
export const end = {
  mail: "Nta zindi imeyili",
  sms: "Nta zindi SMS",
  whatsapp: "Nta bundi butumwa",
};
export const ended = "Byakozwe. Ntuzongera kubona ubu butumwa.";
export const notEnded = "Ntibyahagaze";
export const goToShop = "Jya mu iduka";
