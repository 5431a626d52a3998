import type { Order } from "@strive/backend/contracts/orders";
import type { ReturnStatus } from "@strive/backend/contracts/returns";
import { Link } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import * as words from "~/words/admin-orders";

const WHERE: Readonly<Record<ReturnStatus, string>> = {
  requested: words.isNotBack,
  approved: words.isNotBack,
  received: words.isBack,
  settled: words.isBack,
  declined: words.isReturnOver,
  withdrawn: words.isReturnOver,
};

/** Of an order that brings something in exchange: for which return, and whether that is here. */
export function OrderExchange({ exchange_of: of }: Pick<Order, "exchange_of">) {
  if (of === null) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 bg-info-tint px-4 py-1.5 text-[15px] text-info">
      <Link
        to={adminPaths.return(of.return_id)}
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
      >
        {words.exchangeFor(of.return_number, of.order_number)}
      </Link>
      <span>{WHERE[of.return_status]}</span>
    </p>
  );
}
