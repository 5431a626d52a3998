import BadgePercent from "lucide-react/icons/badge-percent";
import type { Ref } from "react";
import * as words from "~/words/discounts";

interface CodeChipProps {
  code: string;
  /** What it takes off, in words. */
  gives: string | null;
  onRemove: () => void;
  /** Takes the focus that the field had. */
  ref: Ref<HTMLDivElement>;
}

/** A code that applies. */
export function CodeChip({ code, gives, onRemove, ref }: CodeChipProps) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={words.label}
      tabIndex={-1}
      className="flex items-center gap-3.5 outline-none"
    >
      <BadgePercent size={19} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
      <p className="min-w-0 flex-1 text-[13.5px] text-ink-2">
        <b className="block text-[15px] font-strong wrap-anywhere text-ink">{code}</b>
        {gives}
      </p>
      <button
        type="button"
        aria-label={words.removeCode(code)}
        onClick={onRemove}
        className="min-h-11 min-w-11 flex-none text-[14.5px] font-medium text-ink-2 hover:text-red"
      >
        {words.remove}
      </button>
    </div>
  );
}
