import type { Order } from "@strive/backend/contracts/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { isMissingOrder } from "~/shop/orders/api";
import { AskOnWhatsApp } from "~/shop/orders/ask-on-whatsapp";
import { confirmationPath } from "~/shop/orders/order-access";
import { ExchangeNote } from "~/shop/orders/exchange-note";
import { Fact, OrderFacts } from "~/shop/orders/order-facts";
import { LateOrderAgain } from "~/shop/orders/late-order-again";
import { OrderPayments } from "~/shop/orders/order-payments";
import { moneyWords } from "~/lib/order-words";
import { OrderedItems } from "~/shop/orders/ordered-items";
import { paidTexts } from "~/shop/orders/paid-text";
import { paymentStageOf, type PaymentStage } from "~/shop/orders/payment-stage";
import { RefundList } from "~/shop/orders/refund-list";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { LateReceipts } from "~/shop/receipts/late-receipts";
import { LateReturns } from "~/shop/returns/late-returns";
import { LateReviews } from "~/shop/reviews/late-reviews";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/account";
import * as orderWords from "~/words/orders";
import { ownOrderQuery } from "./api";

/** Where something is left to do about the money, and what that is. */
const NEXT_STEPS: Readonly<Partial<Record<PaymentStage["kind"], string>>> = {
  waiting: orderWords.continuePayment,
  failed: orderWords.payNow,
  unpaid: orderWords.payNow,
};

function Payment({ order }: { order: Order }) {
  const { text, tone } = moneyWords(order);
  const stage = paymentStageOf(order);
  const nextStep = NEXT_STEPS[stage.kind];
  return (
    <Fact label={orderWords.payment}>
      <Badge tone={tone}>{text}</Badge>
      {stage.kind === "paid" &&
        paidTexts(order, stage.payment).map((text) => <p key={text}>{text}</p>)}
      {order.payments.length > 0 && <OrderPayments payments={order.payments} />}
      <RefundList order={order} />
      {nextStep !== undefined && (
        <ButtonLink to={confirmationPath(order.id)} tone="line" size="sm">
          {nextStep}
        </ButtonLink>
      )}
    </Fact>
  );
}

function OrderView({ order }: { order: Order }) {
  return (
    <div className={`${TWO_COLUMNS} pt-4`}>
      <div className="grid justify-items-stretch gap-4">
        <ExchangeNote exchange_of={order.exchange_of} />
        <OrderFacts order={order} accessToken={null} payment={<Payment order={order} />} />
        <LateOrderAgain order={order} />
        <LateReturns order={order} accessToken={null} />
        <LateReviews order={order} accessToken={null} />
        <LateReceipts order={order} />
        <div>
          <AskOnWhatsApp orderNumber={order.order_number} />
        </div>
      </div>
      <OrderedItems order={order} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className={`${TWO_COLUMNS} pt-8`}>
      <span className="sr-only">{orderWords.loading}</span>
      <Skeleton className="h-[320px]" />
      <Skeleton className="h-[320px]" />
    </div>
  );
}

export function OrderDetail({ userId, orderId }: { userId: string; orderId: string }) {
  const { data: order, error, refetch } = useQuery(ownOrderQuery(userId, orderId));
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The list with the link that was followed is gone: reading goes on here.
  useEffect(() => titleRef.current?.focus(), []);
  if (isMissingOrder(error)) {
    return (
      <EmptyState
        level={1}
        title={orderWords.notFound}
        action={<ButtonLink to={paths.account()}>{words.title}</ButtonLink>}
      />
    );
  }
  return (
    <div className={PAGE}>
      <PageHeader
        titleRef={titleRef}
        title={order?.order_number ?? words.yourOrder}
        back={<BackLink to={paths.account()}>{words.title}</BackLink>}
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
