/** What pages call their language, BCP 47. */
export const LANGUAGE = "en";

export type PluralForm = "one" | "few" | "many" | "other";

/** Each language brings its own rule: the Kinyarwanda of browsers is English. */
export const formOf = (count: number): PluralForm => (count === 1 ? "one" : "other");
