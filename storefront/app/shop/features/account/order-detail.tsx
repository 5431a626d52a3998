import type { Order } from "@strive/backend/contracts/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { ApiError } from "~/lib/api-error";
import { paths } from "~/lib/paths";
import { OrderSummary } from "~/shop/order-summary/order-summary";
import { CancelOrder } from "~/shop/orders/cancel-order";
import { deliveryText } from "~/shop/orders/delivery-dates";
import { confirmationPath } from "~/shop/orders/order-access";
import { paymentStageOf, type PaymentStage } from "~/shop/orders/payment-stage";
import { RefundList } from "~/shop/orders/refund-list";
import { METHOD_WORDS } from "~/shop/payment/payment-methods";
import { phoneText } from "~/shop/payment/phone-text";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import { ownOrderQuery } from "./api";
import { dateText, PAYMENT_WORDS, STATUS_NAMES } from "./order-words";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 border-b border-line py-4 sm:grid-cols-[140px_1fr]">
      <dt className="text-[14px] font-strong">{label}</dt>
      <dd className="grid justify-items-start gap-2 text-[15px]">{children}</dd>
    </div>
  );
}

function Attempt({ payment }: { payment: Order["payments"][number] }) {
  const { text } = PAYMENT_WORDS[payment.payment_status];
  const wallet = payment.phone === null ? "" : `, ${phoneText(payment.phone)}`;
  return (
    <li>
      {`${METHOD_WORDS[payment.payment_method].name}${wallet}: ${text.toLowerCase()} `}
      <span className="text-ink-3">{dateText(payment.createdAt)}</span>
      {payment.failure !== null && <p className="text-ink-2">{payment.failure.message}</p>}
    </li>
  );
}

/** Where something is left to do about the money, and what that is. */
const NEXT_STEPS: Readonly<Partial<Record<PaymentStage["kind"], string>>> = {
  waiting: "Continue payment",
  failed: "Pay for this order",
  unpaid: "Pay for this order",
};

function Payment({ order }: { order: Order }) {
  const { text, tone } = PAYMENT_WORDS[order.payment_status];
  const nextStep = NEXT_STEPS[paymentStageOf(order).kind];
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {order.payments.length > 0 && (
        <ul className="grid gap-2">
          {order.payments.map((payment) => (
            <Attempt key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <RefundList payments={order.payments} />
      {nextStep !== undefined && (
        <ButtonLink to={confirmationPath(order.id)} tone="line" size="sm">
          {nextStep}
        </ButtonLink>
      )}
    </>
  );
}

function History({ history }: { history: Order["history"] }) {
  return (
    <ol className="grid gap-2">
      {history.map(({ status, at }) => (
        <li key={`${at} ${status}`}>
          {STATUS_NAMES[status]} <span className="text-ink-3">{dateText(at)}</span>
        </li>
      ))}
    </ol>
  );
}

function Facts({ order }: { order: Order }) {
  const { address, city, district } = order.deliveryAddress;
  return (
    <dl>
      <Fact label="Status">
        <Badge tone={order.status}>{STATUS_NAMES[order.status]}</Badge>
        <CancelOrder order={order} accessToken={null} />
      </Fact>
      <Fact label="Ordered">{dateText(order.order_date)}</Fact>
      {order.delivery !== null && order.status !== "cancelled" && (
        <Fact label="Delivery">{deliveryText(order.delivery)}</Fact>
      )}
      <Fact label="Payment">
        <Payment order={order} />
      </Fact>
      <Fact label="Delivery address">
        <address className="grid not-italic">
          <span>{`${order.firstname} ${order.lastname}`}</span>
          <span>{address}</span>
          <span>{`${city}, ${district}`}</span>
          <span>Rwanda</span>
          <span>{order.phone}</span>
        </address>
      </Fact>
      {order.note !== null && <Fact label="Note">{order.note}</Fact>}
      {order.history.length > 1 && (
        <Fact label="History">
          <History history={order.history} />
        </Fact>
      )}
    </dl>
  );
}

function OrderView({ order }: { order: Order }) {
  return (
    <div className={`${TWO_COLUMNS} pt-4`}>
      <Facts order={order} />
      <OrderSummary
        lines={order.items.map((item) => ({
          ...item,
          name: item.product_name,
          lineTotalRwf: item.line_total,
        }))}
        totals={{
          subtotalRwf: order.subtotal,
          shippingRwf: order.shipping_amount,
          totalRwf: order.total_amount,
        }}
      />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className={`${TWO_COLUMNS} pt-8`}>
      <span className="sr-only">Loading your order...</span>
      <Skeleton className="h-[320px]" />
      <Skeleton className="h-[320px]" />
    </div>
  );
}

/** An order that is not there and one that is somebody else's look the same. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function OrderDetail({ userId, orderId }: { userId: string; orderId: string }) {
  const { data: order, error, refetch } = useQuery(ownOrderQuery(userId, orderId));
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The list with the link that was followed is gone: reading goes on here.
  useEffect(() => titleRef.current?.focus(), []);
  if (isMissing(error)) {
    return (
      <EmptyState
        level={1}
        title="Order not found"
        action={<ButtonLink to={paths.account()}>Your account</ButtonLink>}
      />
    );
  }
  return (
    <div className={PAGE}>
      <PageHeader
        titleRef={titleRef}
        title={order?.order_number ?? "Your order"}
        back={<BackLink to={paths.account()}>Your account</BackLink>}
      />
      {order !== undefined ? (
        <OrderView order={order} />
      ) : error !== null ? (
        <div className="pt-6">
          <LoadError text={error.message} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Loading />
      )}
    </div>
  );
}
