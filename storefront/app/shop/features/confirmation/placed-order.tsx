import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { SCREENS } from "~/lib/screens";
import { OrderSummary } from "~/shop/order-summary/order-summary";
import { CancelOrder } from "~/shop/orders/cancel-order";
import { isOnItsWay, paymentStageOf } from "~/shop/orders/payment-stage";
import { TWO_COLUMNS } from "~/shop/page-header";
import { useTransitOf } from "~/shop/transit/use-transit-of";
import { Mark } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import { StageBody } from "./stage-body";
import { stageTitle } from "./stage-title";

function Summary({ order }: { order: Order }) {
  return (
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
  );
}

function Links({ isOnItsWay }: { isOnItsWay: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {SCREENS.transit && isOnItsWay && <ButtonLink to={paths.transit()}>View Transit</ButtonLink>}
      <ButtonLink tone="line" to={paths.home()}>
        Continue Shopping
      </ButtonLink>
    </div>
  );
}

interface PlacedOrderViewProps {
  order: Order;
  accessToken: string | null;
}

export function PlacedOrderView({ order, accessToken }: PlacedOrderViewProps) {
  useTransitOf(order);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const stage = paymentStageOf(order);
  const title = stageTitle(order, stage);
  // The outcome of what the shopper did, here or on the phone: it is read first.
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
        <StageBody order={order} stage={stage} accessToken={accessToken} />
        <Links isOnItsWay={isOnItsWay(order)} />
        <CancelOrder order={order} accessToken={accessToken} />
      </div>
      <Summary order={order} />
    </div>
  );
}
