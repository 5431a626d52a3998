export const keptSince = (time: string) => `Uko byari bimeze: ${time}`;
export const title = "Nta murandasi";
export const notHere =
  "Iyi paji ntiragera kuri telefoni yawe. Ibyo wafunguye mbere biracyafunguka.";
export const all = "Ibi byose bifunguka nta murandasi.";
export const tryAgain = "Ongera ugerageze";
export const cart = "Panier";
export const wishlist = "Ibyo nkunda";
export const transit = "Biri mu nzira";
export const orders = "Komande zawe";
export const shop = "Iduka";
export const products = "Ibyo warebye kuri iyi telefoni";
export const search = "Shaka mu byo warebye";
export const nothing = "Nta na kimwe mu byo warebye gihuye.";
export const noOrders =
  "Nta komande cyangwa ubwishyu byohereza ubwabyo: bikore umurandasi ugarutse.";
