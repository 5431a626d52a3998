import type { Language } from "../../contracts/languages";

type Told = Partial<Record<Language, string>>;

/** What staff have said: a language in which nothing is said is not there. */
export const saidOf = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).filter(([, text]) => text !== ""));

/** For the audit log: `en.title`, `fr.title`. */
export const loggedTexts = (name: string, told: Told): Record<string, string> =>
  Object.fromEntries(Object.entries(told).map(([language, text]) => [`${language}.${name}`, text]));

/** ISO 8601, UTC. */
export const momentOf = (time: string | null): string | null =>
  time === null ? null : new Date(time).toISOString();
