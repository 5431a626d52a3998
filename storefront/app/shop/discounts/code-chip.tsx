import type { ReactNode, Ref } from "react";
import * as words from "~/words/discounts";

interface CodeChipProps {
  /** What it is, for screen readers. */
  label: string;
  icon: ReactNode;
  title: string;
  /** What it takes off, or why it does not. */
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  /** Takes the focus that the field had. */
  ref: Ref<HTMLDivElement>;
}

/** A code that is kept. */
export function CodeChip({
  label,
  icon,
  title,
  children,
  removeLabel,
  onRemove,
  ref,
}: CodeChipProps) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="flex items-center gap-3.5 outline-none"
    >
      {icon}
      <div className="min-w-0 flex-1 text-[13.5px] text-ink-2">
        <b className="block text-[15px] font-strong wrap-anywhere text-ink">{title}</b>
        {children}
      </div>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="min-h-11 min-w-11 flex-none text-[14.5px] font-medium text-ink-2 hover:text-red"
      >
        {words.remove}
      </button>
    </div>
  );
}
