import { useLocation } from "react-router-dom";
import { localPathIn } from "~/lib/local-path";
import { useIsMounted } from "~/lib/use-is-mounted";
import { LANGUAGE } from "~/words/language";

/** The same page in every language. Plain links: each language is a separate build. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  // The server never learns the hash.
  const here = search + (useIsMounted() ? hash : "");
  return Object.entries(__LANGUAGES__).map(([language, name]) => (
    <a
      key={language}
      href={localPathIn(language, pathname) + here}
      lang={language}
      hrefLang={language}
      aria-current={language === LANGUAGE ? "true" : undefined}
      className={className}
    >
      {name}
    </a>
  ));
}
