import type { Order } from "@strive/backend/contracts/orders";
import { dateTimeText, STATUS_NAMES } from "~/lib/order-words";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import * as words from "~/words/admin-orders";
import { Part } from "./order-facts";
import { STATUS_DOTS } from "./status-mark";

type Entry = Order["history"][number];

/** Events with a text of their own, instead of the status they led to. */
const EVENTS: Readonly<Record<string, string>> = {
  placed: words.placed,
  confirmed: words.confirmed,
  packed: words.packed,
  unpacked: words.unpacked,
  "payment-expired": words.paymentExpired,
  "never-paid": words.paymentExpired,
  "not-confirmed": words.notConfirmed,
  "exchange-expired": words.exchangeExpired,
  "exchange-ended": words.exchangeEnded,
};
const ACTORS: Readonly<Record<string, string>> = {
  customer: words.byCustomer,
  system: words.bySystem,
};

const eventText = ({ event, status }: Entry): string => EVENTS[event] ?? STATUS_NAMES[status];

/** What happened to an order, when, and who did it. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Part title={words.history}>
      <ol className="grid gap-2.5">
        {order.history.map((entry) => (
          <li
            key={`${entry.at} ${entry.status} ${entry.event}`}
            className="grid grid-cols-[14px_minmax(0,1fr)] items-baseline gap-2.5"
          >
            <Diamond className={cx("size-2", STATUS_DOTS[entry.status])} />
            <span>
              {eventText(entry)}
              <span className="block text-[13.5px] break-all text-ink-3">
                {words.atBy(dateTimeText(entry.at), ACTORS[entry.by] ?? entry.by)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
