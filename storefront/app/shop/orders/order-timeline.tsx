import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import { addressChanged, articleChanged, itemsChanged } from "~/words/order-changed";
import { because } from "~/words/cancel-order";
import * as words from "~/words/orders";
import { CANCEL_REASON_WORDS } from "~/lib/cancel-reason-words";
import { dateText } from "~/lib/order-words";
import { isMailed } from "./gift-cards";
import { statusName } from "~/lib/status-name";

/** The steps of an order that is not cancelled. */
const WAY: readonly OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

/** Of gift cards alone: nothing is packed or driven. */
const WAY_OF_MAIL: readonly OrderStatus[] = ["delivered"];

type Entry = Order["history"][number];

/** Events with a text of their own, instead of the status they led to. */
const EVENTS: Readonly<Record<string, string>> = {
  confirmed: words.confirmed,
  "exchange-expired": words.exchangeExpired,
  "exchange-ended": words.exchangeEnded,
  "address-changed": addressChanged,
  "article-changed": articleChanged,
  "items-changed": itemsChanged,
};

const nameOf = (order: Order, { status, event }: Entry): string =>
  EVENTS[event] ?? statusName(order, status);

interface StepProps {
  name: string;
  date?: string;
  /** Why it was taken. */
  why?: string | undefined;
  isAhead?: boolean;
}

function Step({ name, date, why, isAhead }: StepProps) {
  return (
    <li className={cx("flex flex-wrap items-baseline gap-x-2.5", isAhead && "text-ink-3")}>
      <Diamond
        className={cx("size-2", isAhead ? "shadow-[inset_0_0_0_1.5px_currentColor]" : "bg-ink")}
      />
      <span>{name}</span>
      {isAhead ? (
        <span className="sr-only">{`(${words.notYet})`}</span>
      ) : (
        <span className="text-ink-3">{date}</span>
      )}
      {why !== undefined && (
        <span className="basis-full pl-[18px] text-[14px] text-ink-3">{why}</span>
      )}
    </li>
  );
}

/** What has happened to an order, and the steps still to come unless it was cancelled. */
export function OrderTimeline({ order }: { order: Order }) {
  const way = isMailed(order) ? WAY_OF_MAIL : WAY;
  const rest = order.status === "cancelled" ? [] : WAY.slice(WAY.indexOf(order.status) + 1);
  const ahead = rest.filter((status) => way.includes(status));
  return (
    <ol className="grid gap-2">
      {order.history.map((entry) => (
        <Step
          key={`${entry.at} ${entry.status} ${entry.event}`}
          name={nameOf(order, entry)}
          date={dateText(entry.at)}
          why={entry.reason && because(CANCEL_REASON_WORDS[entry.reason])}
        />
      ))}
      {ahead.map((status) => (
        <Step key={status} name={statusName(order, status)} isAhead />
      ))}
    </ol>
  );
}
