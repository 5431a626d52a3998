import { useLocation } from "react-router-dom";
import { localPathIn } from "~/lib/local-path";
import { readSearch } from "~/lib/page-address";
import * as words from "~/words/frame";
import { LANGUAGE } from "~/words/language";

/** What a language calls itself, such as "Ikinyarwanda". */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** The same page in the other languages. Plain links: each language is a separate build. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={words.language} className="mb-3 flex flex-wrap gap-x-6">
      {__LANGUAGES__
        .filter((language) => language !== LANGUAGE)
        .map((language) => (
          <a
            key={language}
            href={localPathIn(language, pathname) + readSearch(pathname, search)}
            lang={language}
            hrefLang={language}
            className="flex min-h-11 items-center text-[15px] hover:underline"
          >
            {ownName(language)}
          </a>
        ))}
    </nav>
  );
}
