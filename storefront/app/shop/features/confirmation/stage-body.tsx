import { formatMoney } from "@strive/backend/contracts/money";
import { creditAmount, moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { deliveryText } from "~/lib/delivery-dates";
import { isMailed } from "~/shop/orders/gift-cards";
import { paidTexts } from "~/shop/orders/paid-text";
import { isExpired, type PaymentStage } from "~/shop/orders/payment-stage";
import { RefundList } from "~/shop/orders/refund-list";
import { Badge } from "~/ui/badge";
import { Message } from "~/ui/message";
import * as words from "~/words/confirmation";
import { PayForm } from "./pay-form";
import { Waiting } from "./waiting";

const TEXT = "max-w-[34rem] text-ink-2";

function Delivery({ order }: { order: Order }) {
  if (order.status === "delivered") return null;
  if (isMailed(order)) return <p className={TEXT}>{words.mailed}</p>;
  if (order.delivery === null) return <p className={TEXT}>{words.keepReference}</p>;
  return <p className={TEXT}>{words.arrives(deliveryText(order.delivery))}</p>;
}

function Cancelled({ order }: { order: Order }) {
  return (
    <>
      {isExpired(order) && <p className={TEXT}>{words.expiredHelp}</p>}
      <RefundList payments={order.payments} />
    </>
  );
}

/** What the shopper still has to pay, and to whom. */
function owedText(order: Order, kind: "cash" | "agreed"): string {
  const amount = formatMoney(moneyOf(order).owed, "RWF");
  if (order.status === "delivered") return words.owedHelp(amount);
  return kind === "cash" ? words.cashHelp(amount) : words.agreedHelp(amount);
}

/** Nothing was charged, but credit may have paid a part. */
function unpaidText(order: Order): string {
  const creditRwf = creditAmount(order);
  if (creditRwf === 0) return words.unpaidHelp;
  const owed = formatMoney(moneyOf(order).owed, "RWF");
  return words.partPaidHelp(formatMoney(creditRwf, "RWF"), owed);
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
    case "waiting":
      return (
        <Waiting
          key={stage.payment.id}
          order={order}
          payment={stage.payment}
          accessToken={accessToken}
        />
      );
    case "failed":
      return (
        <>
          <Message tone="danger" className="w-full">
            {stage.payment.failure?.message ?? words.failed}
          </Message>
          <p className={TEXT}>{words.failedHelp}</p>
          <PayForm key={stage.payment.id} order={order} accessToken={accessToken} isRetry />
        </>
      );
    case "unpaid":
      return (
        <>
          <Badge tone="pending">{words.paymentPending}</Badge>
          <p className={TEXT}>{unpaidText(order)}</p>
          <PayForm order={order} accessToken={accessToken} />
        </>
      );
    case "cash":
    case "agreed":
      return (
        <>
          <Badge tone="pending">{words.notPaidYet}</Badge>
          <p className={TEXT}>{owedText(order, stage.kind)}</p>
          <Delivery order={order} />
        </>
      );
    case "refunded":
      return <RefundList payments={order.payments} />;
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
          <RefundList payments={order.payments} />
        </>
      );
  }
}
