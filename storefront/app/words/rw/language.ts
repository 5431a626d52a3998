export const LANGUAGE = "rw";

export type PluralForm = "one" | "few" | "many" | "other";

export const formOf = (count: number): PluralForm => (count === 1 ? "one" : "other");
