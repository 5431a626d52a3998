/** Of sets of products with a page: drops and collections. */
export const titleIn = (language: string) => `Title, ${language}`;
export const titleHelp = "Left empty: the English title";
export const textIn = (language: string) => `Text, ${language}`;
export const textHelp = "Left empty: the English text";
export const address = "Address";
