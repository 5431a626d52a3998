import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type ReactNode } from "react";
import * as words from "~/words/admin-languages";

interface OtherLanguagesProps {
  /** Languages in which something stands there already. */
  filled: readonly string[];
  /** Something in it is wrong: it can't stay folded. */
  hasError: boolean;
  children: ReactNode;
}

/** The texts of a thing in other languages, folded away until they are wanted. */
export function OtherLanguages({ filled, hasError, children }: OtherLanguagesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group col-span-full rounded-xs border border-line"
    >
      <summary className="flex min-h-[52px] cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 py-2">
          <span className="text-[14px] font-strong">{words.title}</span>
          <span className="text-[13px] text-ink-3">
            {filled.length === 0 ? words.onlyEnglish : words.also(filled)}
          </span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.6}
          aria-hidden="true"
          className="flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-[18px] border-t border-line p-4">
        <p className="text-[13.5px] text-ink-2">{words.help}</p>
        {children}
      </div>
    </details>
  );
}
