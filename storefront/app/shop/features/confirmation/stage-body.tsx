import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import { deliveryText } from "~/shop/orders/delivery-dates";
import { isExpired, type PaymentStage } from "~/shop/orders/payment-stage";
import { RefundList } from "~/shop/orders/refund-list";
import { Badge } from "~/ui/badge";
import { Message } from "~/ui/message";
import { PayForm } from "./pay-form";
import { Waiting } from "./waiting";

const PROMISE =
  "Keep this reference. Kigali deliveries take 1–2 business days, everywhere else in Rwanda 3–5 business days.";
const TEXT = "max-w-[34rem] text-ink-2";

function Delivery({ order }: { order: Order }) {
  if (order.status === "delivered") return null;
  if (order.delivery === null) return <p className={TEXT}>{PROMISE}</p>;
  return (
    <p
      className={TEXT}
    >{`Keep this reference. It should arrive ${deliveryText(order.delivery)}.`}</p>
  );
}

function Cancelled({ order }: { order: Order }) {
  return (
    <>
      {isExpired(order) && (
        <p className={TEXT}>
          Nothing was charged. The items are back in the shop: you can order them again.
        </p>
      )}
      <RefundList payments={order.payments} />
    </>
  );
}

interface StageBodyProps {
  order: Order;
  stage: PaymentStage;
  accessToken: string | null;
}

/** What follows from where the money stands: wait, pay, or just keep the reference. */
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
            {stage.payment.failure?.message ?? "The payment did not go through."}
          </Message>
          <p className={TEXT}>
            Your items are held for a short while. Nothing is sent before it is paid.
          </p>
          <PayForm key={stage.payment.id} order={order} accessToken={accessToken} isRetry />
        </>
      );
    case "unpaid":
      return (
        <>
          <Badge tone="pending">Payment pending</Badge>
          <p className={TEXT}>Your order is placed and nothing was charged. Choose how to pay.</p>
          <PayForm order={order} accessToken={accessToken} />
        </>
      );
    case "cash":
      return (
        <>
          <Badge tone="pending">Cash on delivery</Badge>
          <p className={TEXT}>
            {`You pay the rider ${formatMoney(order.total_amount, "RWF")} in cash.`}
          </p>
          <Delivery order={order} />
        </>
      );
    case "refunded":
      return <RefundList payments={order.payments} />;
    case "paid":
      return (
        <>
          <Badge tone="success">Paid</Badge>
          <Delivery order={order} />
          <RefundList payments={order.payments} />
        </>
      );
  }
}
