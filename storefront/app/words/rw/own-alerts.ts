import type * as en from "../en/own-alerts";

export const title = "Ibyo tuzakumenyesha";
export const loading = "Birimo gufunguka...";
export const failed = "Ibyo wasabye ntibyafungutse";
export const notSaved = "Ibyo wahisemo ntibyabitswe";
export const prices = "Mumbwire igiciro kigabanutse";
export const pricesHelp: typeof en.pricesHelp = (email) =>
  `Ku byo ukunda: imeyili imwe kuri ${email}, itarenze imwe ku munsi. Wabihagarika igihe icyo ari cyo cyose.`;
export const waiting = "Bigarutse mu iduka";
export const waitingHelp = "Kuri buri kintu tukwandikira rimwe kigarutse.";
export const carts = "Kwibutswa panier yawe";
export const cart = "Panier yawe";
export const to: typeof en.to = (contact) => `Kuri ${contact}`;
export const told: typeof en.told = (contact) => `Twabibwiye ${contact}`;
export const goneProduct = "Ntibikigurishwa";
export const end = "Hagarika";
export const endOf: typeof en.endOf = (name) => `Hagarika: ${name}`;
export const notEnded = "Ntibyahagaze";
