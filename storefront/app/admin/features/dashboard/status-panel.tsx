import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { ORDER_STATUSES } from "@strive/backend/contracts/orders";
import { Link } from "react-router-dom";
import type { AdminQuery } from "~/admin/data/admin-query";
import { adminPaths } from "~/admin/shell/paths";
import { STATUS_NAMES } from "~/lib/order-words";
import { Diamond } from "~/ui/diamond";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin-dashboard";
import { Panel, PanelBody, PanelEmpty } from "./panel";

const DOTS = {
  pending: "bg-pending-dot",
  processing: "bg-processing-dot",
  shipped: "bg-shipped-dot",
  delivered: "bg-delivered-dot",
  cancelled: "bg-cancelled-dot",
} as const;

/** One bar of all orders, and under it what each part is; each leads to those orders. */
export function StatusPanel({ query }: { query: AdminQuery<Dashboard> }) {
  return (
    <Panel title={words.ordersByStatus}>
      <PanelBody query={query} skeleton="h-[120px]" isToldAbove>
        {({ orders_by_status: counts, total_orders: total }) =>
          total === 0 ? (
            <PanelEmpty>{words.noOrdersYet}</PanelEmpty>
          ) : (
            <>
              <div aria-hidden="true" className="mx-5 mt-4 flex h-3.5 gap-[3px]">
                {ORDER_STATUSES.filter((status) => counts[status] > 0).map((status) => (
                  <i
                    key={status}
                    className={cx("min-w-[3px]", DOTS[status])}
                    style={{ flexGrow: counts[status], flexBasis: 0 }}
                  />
                ))}
              </div>
              <ul className="grid grid-cols-2 gap-x-[18px] px-5 pt-2.5 pb-3.5 text-[14px]">
                {ORDER_STATUSES.map((status) => (
                  <li key={status}>
                    <Link
                      to={`${adminPaths.orders()}?status=${status}`}
                      className="flex min-h-11 items-center gap-[9px] hover:text-red"
                    >
                      <Diamond className={cx("size-[9px]", DOTS[status])} />
                      {STATUS_NAMES[status]}
                      <b className="ml-auto font-bold">{counts[status].toLocaleString("en")}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </PanelBody>
    </Panel>
  );
}
