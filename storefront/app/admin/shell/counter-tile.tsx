import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin";

const LOOK = "grid content-between gap-3 border bg-paper p-4 text-left md:p-5";

interface CounterTileProps {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  icon?: ReactNode;
  /** Before the label: the diamond of a status. */
  mark?: ReactNode;
  /** A filter of the list below: pressed while it is chosen. */
  filter?: { isOn: boolean; onToggle: () => void };
}

/** A number above a list; with `filter`, also the filter to what it counts. */
export function CounterTile({ label, value, icon, mark, filter }: CounterTileProps) {
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 text-[13.5px] leading-snug font-medium text-ink-2">
        <span className="flex items-center gap-2.5">
          {mark}
          {label}
        </span>
        <span aria-hidden="true" className="flex-none text-ink-3">
          {icon}
        </span>
      </span>
      <span className="text-[clamp(22px,2.4vw,34px)] leading-[1.1] font-[740] tracking-[-0.025em] font-stretch-[120%]">
        {value?.toLocaleString("en") ?? words.unknown}
      </span>
    </>
  );
  if (filter === undefined) return <div className={cx(LOOK, "border-line")}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={filter.isOn}
      onClick={filter.onToggle}
      className={cx(
        LOOK,
        filter.isOn ? "border-ink shadow-[inset_0_-4px_0_var(--color-ink)]" : "border-line",
        "hover:border-ink",
      )}
    >
      {content}
    </button>
  );
}

/** Four in a row, two on a phone. */
export const CounterTiles = ({ children }: { children: ReactNode }) => (
  <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">{children}</div>
);
