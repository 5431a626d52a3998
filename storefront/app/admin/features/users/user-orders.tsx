import type { Order } from "@strive/backend/contracts/orders";
import { Link } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateText } from "~/lib/order-words";
import { statusName } from "~/lib/status-name";
import { Badge } from "~/ui/badge";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-users";
import { ordersOfQuery } from "./api";

function OrderLine({ order }: { order: Order }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={adminPaths.order(order.id)}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:[&_b]:underline"
      >
        <b className="font-strong">{order.order_number}</b>
        <span className="text-[14px] text-ink-2">{dateText(order.order_date)}</span>
        <Badge tone={order.status}>{statusName(order, order.status)}</Badge>
        <span className="ml-auto text-right leading-snug">
          {dollarsOf(order, order.total_amount)}
          <span className="block text-[13px] text-ink-3">{francs(order.total_amount)}</span>
        </span>
      </Link>
    </li>
  );
}

/** The last orders under somebody's address, guest orders included. */
export function UserOrders({ email }: { email: string }) {
  const { data, error, isLoading, retry } = useAdminQuery(ordersOfQuery(email));
  return (
    <section aria-label={words.orders} className="mt-6 border-t border-line pt-5">
      <h3 className="title-3 mb-2">{words.orders}</h3>
      {error !== null && <LoadError text={failureText(error)} onRetry={retry} />}
      {isLoading && (
        <p role="status" className="text-ink-2">
          {words.ordersLoading}
        </p>
      )}
      {data?.count === 0 && <p className="text-ink-2">{words.noOrders}</p>}
      {data !== undefined && data.count > 0 && (
        <>
          <ul>
            {data.data.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
          <Link
            to={`${adminPaths.orders()}?${new URLSearchParams({ search: email }).toString()}`}
            className="text-link mt-2"
          >
            {words.allOrders(data.count)}
          </Link>
        </>
      )}
    </section>
  );
}
