export const question = "Voir la boutique en français\u00a0?";
export const yes = "Oui";
export const no = "Non";
