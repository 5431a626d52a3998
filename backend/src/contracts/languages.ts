import { z } from "zod";

/** What the shop speaks with people: the storefront's builds and the mails. */
export const LANGUAGES = ["en", "rw", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Of whoever chose none. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;
export const languageSchema = z.enum(LANGUAGES, {
  error: `language must be ${LANGUAGES.join(", ")}`,
});

/** Before every path of the storefront in that language; empty for the one at the root of the site. */
export const prefixOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? "" : `/${language}`;
