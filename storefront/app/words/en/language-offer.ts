/** To a reader of this language whose page is in another one: all languages' texts are in one file of the shop. */
export const question = "See the shop in English?";
export const yes = "Yes";
export const no = "No";
