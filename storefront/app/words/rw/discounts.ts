export const label = "Kode y'igabanyirizwa";
export const giftCardLabel = "Ikarita y'impano";
export const fieldLabel = "Kode y'igabanyirizwa cyangwa ikarita y'impano";
export const example = "Andika kode";
export const apply = "Koresha";
export const checking = "Turareba...";
export const remove = "Kuramo";
export const removeCode = (code: string) => `Kuramo kode ${code}`;
export const code = (text: string) => `Kode ${text}`;
export const less = (price: string) => `−${price}`;
export const freeDelivery = "Kukugezaho ni ubuntu";
export const onDelivery = (price: string) => `${less(price)} ku yo kukugezaho`;
export const kept = (text: string) => `Kode ${text} yabitswe, izakora muri panier yawe.`;

export const unchecked = "Ubu ntitwashoboye kureba iyi kode.";
export const checkAgain = "Ongera urebe";

export const unknown = "Iyi kode ntituyizi. Reba niba wayanditse neza.";
export const day = (number: string, month: string) => `${number} ${month}`;
export const starts = (weekday: string, date: string) =>
  `Iyi kode izatangira gukora ${weekday}, ${date}.`;
export const ended = (date: string) => `Iyi kode yarangiye ku wa ${date}.`;
export const usedUp = "Inshuro zo gukoresha iyi kode zarashize.";
export const usedByYou = "Iyi kode wigeze kuyikoresha.";
export const minimum = (price: string) => `Iyi kode ikora kuri komande zihera kuri ${price}.`;
export const betterOne = "Usanzwe ufite igabanyirizwa riruta iri, kandi iyi kode ntiryiyongeraho.";
export const nothingFits = "Iyi kode nta cyo igabanya kuri iyi komande.";
