import { NavLink } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin-discounts";

interface DiscountTabsProps {
  /** How many each has, where that is known. */
  codes?: number | undefined;
  sales?: number | undefined;
}

/** Leads from codes and offers to sale prices and back; each is a screen of its own. */
export function DiscountTabs({ codes, sales }: DiscountTabsProps) {
  const tabs = [
    { to: adminPaths.discounts(), label: words.codesTab, count: codes },
    { to: adminPaths.sales(), label: words.salesTab, count: sales },
  ];
  return (
    <nav
      aria-label={words.tabs}
      className="-mx-[13px] mb-5 no-scrollbar flex overflow-x-auto border-b border-line"
    >
      {tabs.map(({ to, label, count }) => (
        <NavLink
          key={to}
          to={to}
          // The first is above the second, and each sale has an address below that.
          end={to === adminPaths.discounts()}
          className={({ isActive }) =>
            cx(
              "relative inline-flex min-h-[50px] items-center gap-1.5 px-[13px] text-[15px] whitespace-nowrap -outline-offset-2!",
              isActive
                ? "font-bold text-ink after:absolute after:inset-x-[13px] after:bottom-0 after:h-1.5 after:ridge-round after:content-[''] focus-visible:after:bottom-1"
                : "font-medium text-ink-2 hover:text-ink",
            )
          }
        >
          {label}{" "}
          {count !== undefined && (
            <span className="font-normal text-ink-3">{count.toLocaleString("en")}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
