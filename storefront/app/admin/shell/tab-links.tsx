import { Link } from "react-router-dom";
import { cx } from "~/ui/cx";

export interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
  /** How many there are, where that is known. */
  count?: number | undefined;
  /** What is to be known of it. */
  note?: string | undefined;
}

/** Where a row is longer than the screen, the current one would be beyond its edge. */
function bringIntoRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Leads from a list to its neighbours and back; each has an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-[13px] mb-5 no-scrollbar flex overflow-x-auto border-b border-line"
    >
      {tabs.map(({ to, label: text, isCurrent, count, note }) => (
        <Link
          key={to}
          ref={isCurrent ? bringIntoRow : undefined}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          className={cx(
            "relative inline-flex min-h-[50px] flex-none items-center gap-1.5 px-[13px] text-[15px] whitespace-nowrap -outline-offset-2!",
            isCurrent
              ? "font-bold text-ink after:absolute after:inset-x-[13px] after:bottom-0 after:h-1.5 after:ridge-round after:content-[''] focus-visible:after:bottom-1"
              : "font-medium text-ink-2 hover:text-ink",
          )}
        >
          {text}{" "}
          {count !== undefined && (
            <span className="font-normal text-ink-3">{count.toLocaleString("en")}</span>
          )}
          {note !== undefined && (
            <span className="bg-warning-tint px-[7px] py-0.5 text-[12px] font-strong text-warning">
              {note}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
