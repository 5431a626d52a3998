import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { declineOffer, languageToOffer, noteOffer } from "~/lib/language-choice";
import { localPathIn } from "~/lib/local-path";
import { useKeptSwitch } from "~/lib/use-kept-switch";
import type * as words from "~/words/language-offer";

const TEXTS = import.meta.glob<typeof words>("../../words/*/language-offer.ts", { eager: true });
const textsOf = (language: string) => TEXTS[`../../words/${language}/language-offer.ts`];

const CONTROL =
  "inline-flex min-h-11 min-w-11 items-center justify-center px-3 font-bold underline underline-offset-4";

/**
 * Asks, in its words, whether the shop should be in the language that the shopper reads. Over the
 * page, so that nothing moves; nobody is led there unasked.
 */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  // Code at rest: no server renders it.
  const [language, setLanguage] = useState(languageToOffer);
  useKeptSwitch();
  useEffect(() => {
    if (language !== null) noteOffer();
  }, [language]);
  const texts = language === null ? undefined : textsOf(language);
  if (language === null || texts === undefined) return null;
  const decline = () => {
    declineOffer();
    setLanguage(null);
  };
  return (
    <section
      lang={language}
      aria-label={texts.question}
      className="on-ink fixed inset-x-3 bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom)+12px)] z-30 flex items-center bg-ink py-1 pr-1 pl-4 text-[14px] text-white shadow-float md:right-auto md:bottom-6! md:left-6 [body:has([data-buy-bar])_&]:mb-16 md:mb-0! [body:has([data-own-bar])_&]:hidden print:hidden"
    >
      <p className="mr-auto leading-snug md:mr-3">{texts.question}</p>
      <a
        href={localPathIn(language, pathname) + search + hash}
        hrefLang={language}
        className={CONTROL}
      >
        {texts.yes}
      </a>
      <button type="button" onClick={decline} className={CONTROL}>
        {texts.no}
      </button>
    </section>
  );
}
