import { useLocation } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import { TabLinks } from "~/admin/shell/tab-links";
import * as words from "~/words/admin-discounts";

interface DiscountTabsProps {
  /** How many each has, where that is known. */
  codes?: number | undefined;
  sales?: number | undefined;
}

/** Leads from codes and offers to sale prices and back; each is a screen of its own. */
export function DiscountTabs({ codes, sales }: DiscountTabsProps) {
  // The first is above the second, and each sale has an address below that.
  const isOfSales = useLocation().pathname.toLowerCase().startsWith(adminPaths.sales());
  return (
    <TabLinks
      label={words.tabs}
      tabs={[
        {
          to: adminPaths.discounts(),
          label: words.codesTab,
          count: codes,
          isCurrent: !isOfSales,
        },
        { to: adminPaths.sales(), label: words.salesTab, count: sales, isCurrent: isOfSales },
      ]}
    />
  );
}
