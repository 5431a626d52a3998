/** Of sets of products with a page: drops and collections. */
export const titleIn = (language: string) => `Titre, ${language}`;
export const titleHelp = "Vide\u00a0: le titre anglais";
export const textIn = (language: string) => `Texte, ${language}`;
export const textHelp = "Vide\u00a0: le texte anglais";
export const address = "Adresse";
