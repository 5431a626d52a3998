export const title = "Amafaranga yawe mu iduka";
export const loading = "Turareba amafaranga yawe mu iduka...";
export const none = "Nta mafaranga ufite mu iduka.";
export const use = "Emeza kuyakoresha muri panier, cyangwa igihe utanga komande.";
export const entries = "Amateka";

export const given = "Iduka ryarayaguhaye";
export const takenBack = "Iduka ryarayasubiranye";
export const paidFor = "Yishyuye komande";
export const backFrom = "Yagarutse avuye kuri komande";
export const plus = (amount: string) => `+${amount}`;
export const minus = (amount: string) => `−${amount}`;

export const check = "Reba ikarita y'impano";
export const code = "Kode y'ikarita y'impano";
export const codeExample = "7K2M-9QXD-4T6V-0HBN";
export const doCheck = "Reba";
export const checking = "Turareba...";
export const isLeft = (amount: string, end: string) =>
  `Hasigaye ${amount} ku ikarita irangirira kuri ${end}.`;
export const unknown = "Iyi karita y'impano ntituyizi. Reba kode neza.";
