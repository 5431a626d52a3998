import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { Link } from "react-router-dom";
import { useAdminQuery, type AdminQuery } from "~/admin/data/admin-query";
import { ageText } from "~/admin/shell/age";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { useNow } from "~/admin/shell/use-now";
import * as words from "~/words/admin-dashboard";
import { unpaidQuery } from "./api";
import { Panel, PanelBody, PanelEmpty, PanelList } from "./panel";

/** The longest-waiting orders, by customer. */
function Oldest() {
  const query = useAdminQuery(unpaidQuery());
  const now = useNow();
  return (
    <PanelBody query={query} skeleton="h-[180px]">
      {(orders) =>
        orders.length === 0 ? (
          <PanelEmpty>{words.allPaid}</PanelEmpty>
        ) : (
          <PanelList>
            {orders.map((order) => (
              <li key={order.id}>
                <Link
                  to={adminPaths.order(order.id)}
                  className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 text-[14.5px] leading-snug hover:text-red"
                >
                  <span className="truncate font-medium">
                    {words.orderOf(order.order_number, `${order.firstname} ${order.lastname}`)}
                  </span>
                  <span className="font-strong">{dollarsOf(order, moneyOf(order).owed)}</span>
                  <span className="text-[13px] text-ink-3">{francs(moneyOf(order).owed)}</span>
                  <time dateTime={order.order_date} className="text-right text-[13px] text-ink-3">
                    {ageText(order.order_date, now)}
                  </time>
                </Link>
              </li>
            ))}
          </PanelList>
        )
      }
    </PanelBody>
  );
}

/** Orders waiting for payment. */
export function UnpaidPanel({ query }: { query: AdminQuery<Dashboard> }) {
  const unpaid = query.data?.unpaid;
  const hasSome = unpaid !== undefined && unpaid.orders > 0;
  return (
    <Panel
      title={words.unpaid}
      {...(hasSome && { sub: words.unpaidSub(unpaid.orders, francs(unpaid.amount)) })}
      aside={
        hasSome && (
          <Link to={`${adminPaths.orders()}?payment_status=due`} className="text-link -mt-2.5">
            {words.showUnpaid}
          </Link>
        )
      }
    >
      <PanelBody query={query} skeleton="h-[180px]" isToldAbove>
        {({ unpaid: { orders } }) =>
          orders === 0 ? <PanelEmpty>{words.allPaid}</PanelEmpty> : <Oldest />
        }
      </PanelBody>
    </Panel>
  );
}
