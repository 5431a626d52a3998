export const LANGUAGE = "fr";

export type PluralForm = "one" | "few" | "many" | "other";

export const formOf = (count: number): PluralForm => (count < 2 ? "one" : "other");
