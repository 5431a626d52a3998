import ChevronDown from "lucide-react/icons/chevron-down";
import { LanguageLinks } from "~/ui/language-links";
import * as words from "~/words/frame";
import { LANGUAGE } from "~/words/language";

/** Opens without scripts; `MenuCloser` closes it once it is left. */
export function LanguageMenu() {
  return (
    <details data-menu className="relative max-lg:hidden">
      <summary className="inline-flex min-h-11 items-center gap-1 px-[9px] text-sm font-medium hover:text-red">
        <span className="sr-only">{words.language}: </span>
        {__LANGUAGES__[LANGUAGE]}
        <ChevronDown size={14} aria-hidden="true" />
      </summary>
      <div className="absolute right-0 border border-line bg-paper p-2.5 shadow-float">
        <LanguageLinks className="flex min-h-11 items-center px-[9px] text-[15px] hover:underline aria-current:font-bold" />
      </div>
    </details>
  );
}
