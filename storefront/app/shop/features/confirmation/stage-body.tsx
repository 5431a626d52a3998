import { formatMoney } from "@strive/backend/contracts/money";
import {
  isAttempt,
  moneyOf,
  partsAmount,
  partsPaying,
} from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { isOpenReturn } from "@strive/backend/contracts/return-rules";
import { deliveryText } from "~/lib/delivery-dates";
import { waitsForReturn } from "~/lib/exchange-order";
import { dateTimeText } from "~/lib/order-words";
import { isMailed } from "~/shop/orders/gift-cards";
import { hasNews, ParcelNews } from "~/shop/orders/parcel-news";
import { paidTexts } from "~/shop/orders/paid-text";
import { exchangeEndOf, isExpired, type PaymentStage } from "~/shop/orders/payment-stage";
import { RefundList } from "~/shop/orders/refund-list";
import { Badge } from "~/ui/badge";
import { Message } from "~/ui/message";
import { ServerSentence } from "~/ui/server-sentence";
import * as words from "~/words/confirmation";
import { CardWaiting } from "./card-waiting";
import { PayForm } from "./pay-form";
import { Waiting } from "./waiting";

const TEXT = "max-w-[34rem] text-ink-2";

function Delivery({ order }: { order: Order }) {
  if (order.status === "delivered") return null;
  const { exchange_of: of } = order;
  if (of !== null && waitsForReturn(order)) {
    return <p className={TEXT}>{words.waitsForReturn(dateTimeText(of.until))}</p>;
  }
  if (order.parcels.some(hasNews)) return <ParcelNews order={order} />;
  if (isMailed(order)) return <p className={TEXT}>{words.mailed}</p>;
  if (order.is_pickup === true) return <p className={TEXT}>{words.collect}</p>;
  if (order.delivery === null) return <p className={TEXT}>{words.keepReference}</p>;
  return <p className={TEXT}>{words.arrives(deliveryText(order.delivery))}</p>;
}

/** Of a return whose exchange was cancelled: nothing once it is over. */
function moneyTexts(of: Order["exchange_of"]): string[] {
  if (of === null || !isOpenReturn({ status: of.return_status })) return [];
  const { return_number: number, return_status: status } = of;
  return [status === "received" ? words.moneyNext(number) : words.moneyInstead(number)];
}

/** Where that leaves what was ordered, and the return that it was in exchange for. */
function endTexts(order: Order): string[] {
  if (exchangeEndOf(order) === "ended") return [words.backInShop];
  const money = moneyTexts(order.exchange_of);
  if (exchangeEndOf(order) === "expired") return [words.backInShop, ...money];
  return [...(isExpired(order) ? [words.expiredHelp] : []), ...money];
}

function Cancelled({ order }: { order: Order }) {
  return (
    <>
      {endTexts(order).map((text) => (
        <p key={text} className={TEXT}>
          {text}
        </p>
      ))}
      <RefundList order={order} />
    </>
  );
}

/** What the shopper still has to pay, and to whom. */
function owedText(order: Order, kind: "cash" | "agreed"): string {
  const amount = formatMoney(moneyOf(order).owed, "RWF");
  if (order.status === "delivered") return words.owedHelp(amount);
  return kind === "cash" ? words.cashHelp(amount) : words.agreedHelp(amount);
}

function partHelpOf(order: Order): (paid: string, owed: string) => string {
  if (order.exchange_of !== null) return words.partExchangedHelp;
  return partsPaying(order).some(isAttempt) ? words.dearerHelp : words.partPaidHelp;
}

/** Nothing was charged, but credit, or money from before a change, may have paid a part. */
function unpaidText(order: Order): string {
  const paidRwf = partsAmount(order);
  if (paidRwf === 0) return words.unpaidHelp;
  const owed = formatMoney(moneyOf(order).owed, "RWF");
  return partHelpOf(order)(formatMoney(paidRwf, "RWF"), owed);
}

/** Until when it is kept, and what waits for its money; nothing once staff have taken it on. */
function Held({ order: { held_until: until, status } }: { order: Order }) {
  if (status !== "pending") return null;
  return (
    <p className={TEXT}>
      {until !== null && `${words.held(dateTimeText(until))} `}
      {words.nothingPacked}
    </p>
  );
}

interface StageBodyProps {
  order: Order;
  stage: PaymentStage;
  accessToken: string | null;
}

/** What to do next, depending on the payment: wait, pay, or just keep the reference. */
export function StageBody({ order, stage, accessToken }: StageBodyProps) {
  switch (stage.kind) {
    case "cancelled":
      return <Cancelled order={order} />;
    case "waiting": {
      const Wait = stage.payment.payment_method === "card" ? CardWaiting : Waiting;
      return (
        <Wait
          key={stage.payment.id}
          order={order}
          payment={stage.payment}
          accessToken={accessToken}
        />
      );
    }
    case "failed":
      return (
        <>
          <Message tone="danger" className="w-full">
            {stage.payment.failure === null ? (
              words.failed
            ) : (
              <ServerSentence text={stage.payment.failure.message} />
            )}
          </Message>
          <Held order={order} />
          <PayForm key={stage.payment.id} order={order} accessToken={accessToken} isRetry />
        </>
      );
    case "unpaid":
      return (
        <>
          <Badge tone="pending">{words.paymentPending}</Badge>
          <p className={TEXT}>{unpaidText(order)}</p>
          <Held order={order} />
          <PayForm order={order} accessToken={accessToken} />
        </>
      );
    case "cash":
    case "agreed":
      return (
        <>
          <Badge tone="pending">{words.notPaidYet}</Badge>
          <p className={TEXT}>{owedText(order, stage.kind)}</p>
          {order.held_until !== null && (
            <p className={TEXT}>{words.held(dateTimeText(order.held_until))}</p>
          )}
          <Delivery order={order} />
        </>
      );
    case "refunded":
      return <RefundList order={order} />;
    case "paid":
      return (
        <>
          <Badge tone="success">{words.paid}</Badge>
          {paidTexts(order, stage.payment).map((text) => (
            <p key={text} className={TEXT}>
              {text}
            </p>
          ))}
          <Delivery order={order} />
          <RefundList order={order} />
        </>
      );
  }
}
