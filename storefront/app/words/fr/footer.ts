export const men = "Hommes";
export const women = "Femmes";
export const kids = "Enfants";
export const help = "Aide";
export const findOrder = "Retrouver ma commande";
export const returns = "Retours";
export const terms = "Conditions";
export const privacy = "Confidentialité";
export const seller = "Mentions légales";
export const rights = (name: string) =>
  `© ${new Date().getFullYear()} ${name}. Tous droits réservés.`;
export const ratesBy = "Taux fournis par Exchange Rate API";
