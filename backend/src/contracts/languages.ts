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

/** The language of a path of the storefront, and the path in the main one: `/rw/admin` is `/admin` in `rw`. */
export function spokenPath(path: string): { language: Language; path: string } {
  const language = LANGUAGES.find((one) => {
    const prefix = prefixOf(one);
    return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
  });
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path };
  return { language, path: path.slice(prefixOf(language).length) || "/" };
}
