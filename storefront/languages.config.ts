import { readdirSync } from "node:fs";

/** At the root of the site; every other language is below its own prefix, such as `/rw`. */
const MAIN_LANGUAGE = "en";
/** People see these before others: the main one, and what the country speaks. */
const FIRST = [MAIN_LANGUAGE, "rw"];

function rankOf(language: string): number {
  const rank = FIRST.indexOf(language);
  return rank === -1 ? FIRST.length : rank;
}

/** Each folder of words is a language, the main one first. */
export const LANGUAGES: readonly string[] = readdirSync(new URL("app/words", import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other));

/** The language being built; `backend/tools/build/storefront.mjs` builds them one by one. */
export const LANGUAGE = process.env["STOREFRONT_LANGUAGE"] ?? MAIN_LANGUAGE;
export const IS_MAIN = LANGUAGE === MAIN_LANGUAGE;
/** Before every path of the language; empty for the main one. */
export const PREFIX = IS_MAIN ? "" : `/${LANGUAGE}`;

/** What a language calls itself, such as "Français". Browsers do not know Kinyarwanda's. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The page that phones keep for when there is no network, in every language. */
export const OFFLINE_PATH = "/offline";

/** Build-time constants, so that other languages add nothing to a build. */
export const LANGUAGE_CONSTANTS = {
  __PREFIX__: JSON.stringify(PREFIX),
  __MAIN_LANGUAGE__: JSON.stringify(MAIN_LANGUAGE),
  __LANGUAGES__: JSON.stringify(
    Object.fromEntries(LANGUAGES.map((language) => [language, ownName(language)])),
  ),
  __OFFLINE_PATH__: JSON.stringify(OFFLINE_PATH),
  __HAS_LANGUAGES__: JSON.stringify(LANGUAGES.length > 1),
};
