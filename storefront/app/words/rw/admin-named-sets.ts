/** Of sets of products with a page: drops and collections. */
export const titleIn = (language: string) => `Izina, ${language}`;
export const titleHelp = "Niba nta kirimo: izina ry'icyongereza";
export const textIn = (language: string) => `Amagambo, ${language}`;
export const textHelp = "Niba nta kirimo: ay'icyongereza";
export const address = "Aderesi";
