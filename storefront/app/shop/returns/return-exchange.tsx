import { formatMoney } from "@strive/backend/contracts/money";
import { isOpenReturn } from "@strive/backend/contracts/return-rules";
import type { Exchange, OrderReturn } from "@strive/backend/contracts/returns";
import { paidBesidesRwf } from "~/lib/exchanged";
import { dateTimeText } from "~/lib/order-words";
import { labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/returns";
import { OrderLink } from "../orders/order-link";

const rwf = (amount: number): string => formatMoney(amount, "RWF");

/** Of one that was cancelled: what becomes of what had paid it. */
function cancelledTexts(entry: OrderReturn, { settled_amount: settledRwf }: Exchange): string[] {
  const besidesRwf = paidBesidesRwf(entry);
  return [
    isOpenReturn(entry) ? words.exchangeCancelled : words.exchangeOver,
    ...(settledRwf > 0 ? [words.worthComesBack(rwf(settledRwf))] : []),
    ...(besidesRwf > 0 ? [words.besidesComesBack(rwf(besidesRwf))] : []),
  ];
}

/** What is left to pay; until a day only while nothing else is agreed, and staff have not taken it on. */
function dueTexts(exchange: Exchange, isKeptUntil: boolean): string[] {
  const { due_amount: dueRwf, payment_status: payment } = exchange;
  if (dueRwf === 0) return [];
  if (payment === "pending") return [words.leftAsAgreed(rwf(dueRwf))];
  const isAsked = isKeptUntil && payment === "unpaid";
  return [(isAsked ? words.leftToPay : words.leftToPayNow)(rwf(dueRwf))];
}

/** How it stands with one that is packed, sent or there. */
const UNDER_WAY = {
  processing: words.exchangePacked,
  shipped: words.exchangeSent,
  delivered: words.exchangeThere,
} as const;

/** Whether it is kept, sent, there or cancelled, and what is left to pay; a sentence for each. */
function textsOf(entry: OrderReturn, exchange: Exchange): string[] {
  const { status, due_amount: dueRwf, until } = exchange;
  if (status === "cancelled") return cancelledTexts(entry, exchange);
  if (status !== "pending") return [UNDER_WAY[status], ...dueTexts(exchange, false)];
  const isHere = entry.status === "received" || entry.status === "settled";
  if (!isHere) return [words.keptUntil(dateTimeText(until)), ...dueTexts(exchange, true)];
  // It is sent once that is paid.
  return [...(dueRwf > 0 ? [] : [words.exchangeGoesOn]), ...dueTexts(exchange, false)];
}

interface ReturnExchangeProps {
  entry: OrderReturn;
  exchange: Exchange;
  /** Staff only look at it. */
  isBuyer: boolean;
}

/** What a return's buyer gets in exchange: its order, until when it is kept, and what is left to pay. */
export function ReturnExchange({ entry, exchange, isBuyer }: ReturnExchangeProps) {
  const { order_id: orderId, access_token: token, due_amount: dueRwf } = exchange;
  const { payment_status: payment } = exchange;
  const order = { orderId, accessToken: token };
  return (
    <>
      <ul className="grid gap-1 text-[15px]">
        {entry.items.map(
          ({ item_id, product_name, quantity, exchange_for: wanted }) =>
            wanted !== null && (
              <li key={item_id} className="wrap-anywhere">
                {words.comes(
                  quantity,
                  product_name,
                  words.sizeAndColor(wanted.size, labelOfColor(wanted.color)),
                )}
              </li>
            ),
        )}
      </ul>
      {textsOf(entry, exchange).map((text) => (
        <p key={text} className="text-[15px] text-ink-2">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isBuyer && dueRwf > 0 && payment === "unpaid" && (
          <OrderLink {...order} isButton>
            {words.payExchange(rwf(dueRwf))}
          </OrderLink>
        )}
        <OrderLink {...order} className="text-link">
          {words.exchangeOrder(exchange.order_number)}
        </OrderLink>
      </div>
    </>
  );
}
