/** The pages' `lang`, BCP 47. */
export const LANGUAGE = "en";

export type PluralForm = "one" | "few" | "many" | "other";

/** Each language defines its own rule: browsers treat Kinyarwanda like English. */
export const formOf = (count: number): PluralForm => (count === 1 ? "one" : "other");
