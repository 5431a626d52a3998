import { newestPayment } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useId, useRef } from "react";
import { paths } from "~/lib/paths";
import { AskOnWhatsApp } from "~/shop/orders/ask-on-whatsapp";
import { ExchangeNote } from "~/shop/orders/exchange-note";
import { Fact, OrderFacts } from "~/shop/orders/order-facts";
import { LateOrderAgain } from "~/shop/orders/late-order-again";
import { OrderPayments } from "~/shop/orders/order-payments";
import { OrderedItems } from "~/shop/orders/ordered-items";
import { isOnItsWay, paymentStageOf } from "~/shop/orders/payment-stage";
import { TWO_COLUMNS } from "~/shop/page-header";
import { LateReceipts } from "~/shop/receipts/late-receipts";
import { LateReturns } from "~/shop/returns/late-returns";
import { LateReviews } from "~/shop/reviews/late-reviews";
import { useTransitOf } from "~/shop/transit/use-transit-of";
import { Mark } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import * as common from "~/words/common";
import * as words from "~/words/confirmation";
import * as orderWords from "~/words/orders";
import { StageBody } from "./stage-body";
import { stageTitle } from "./stage-title";

function Links({ isOnItsWay }: { isOnItsWay: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {isOnItsWay && <ButtonLink to={paths.transit()}>{words.viewTransit}</ButtonLink>}
      <ButtonLink tone="line" to={paths.home()}>
        {common.continueShopping}
      </ButtonLink>
    </div>
  );
}

/** The same page on the day of the order and on every day after. */
function Details({ order, accessToken }: PlacedOrderViewProps) {
  const titleId = useId();
  // Where the money stands, and what went wrong with the newest attempt, is said above.
  const payment = order.payments.length > 0 && (
    <Fact label={orderWords.payments}>
      <OrderPayments payments={order.payments} explained={newestPayment(order)} />
    </Fact>
  );
  return (
    <section aria-labelledby={titleId} className="mt-4 w-full">
      <h2 id={titleId} className="border-b border-ink pb-3 title-3">
        {orderWords.details}
      </h2>
      <OrderFacts order={order} accessToken={accessToken} payment={payment} />
    </section>
  );
}

interface PlacedOrderViewProps {
  order: Order;
  accessToken: string | null;
}

export function PlacedOrderView({ order, accessToken }: PlacedOrderViewProps) {
  useTransitOf(order, accessToken);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const stage = paymentStageOf(order);
  const title = stageTitle(order, stage);
  // The outcome of what the shopper did, here or on the phone: focus it, so that it is read first.
  useEffect(() => titleRef.current?.focus(), [title]);
  return (
    <div className={`${TWO_COLUMNS} pt-10`}>
      <div className="grid max-w-[620px] justify-items-start gap-6">
        <Mark className="size-[72px] text-red" />
        <h1 ref={titleRef} tabIndex={-1} className="title-1 outline-none">
          {title}
        </h1>
        <p className="border-2 border-ink bg-paper px-5 py-3.5 text-[20px] font-bold font-stretch-[115%]">
          {order.order_number}
        </p>
        <ExchangeNote exchange_of={order.exchange_of} />
        <StageBody order={order} stage={stage} accessToken={accessToken} />
        <LateOrderAgain order={order} />
        <Links isOnItsWay={isOnItsWay(order)} />
        <AskOnWhatsApp orderNumber={order.order_number} />
        <LateReturns order={order} accessToken={accessToken} />
        <LateReviews order={order} accessToken={accessToken} />
        <LateReceipts order={order} />
        <Details order={order} accessToken={accessToken} />
      </div>
      <OrderedItems order={order} />
    </div>
  );
}
