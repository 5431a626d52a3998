import type { Sale } from "@strive/backend/contracts/sales";
import type { ReactNode } from "react";
import { StateBadge } from "./state-badge";

/** For the panel around it. */
export const SALE_TITLE_ID = "sale-title";

interface SaleHeadProps {
  sale: Pick<Sale, "name"> & Partial<Pick<Sale, "state">>;
  /** What can be done with it. */
  children?: ReactNode;
}

export function SaleHead({ sale, children }: SaleHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 pb-3.5 lg:px-5">
      <h2 id={SALE_TITLE_ID} className="min-w-0 title-3 [overflow-wrap:anywhere]">
        {sale.name}
      </h2>
      {sale.state !== undefined && <StateBadge state={sale.state} />}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
