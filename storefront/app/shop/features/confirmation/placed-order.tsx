import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { SCREENS } from "~/lib/screens";
import { OrderSummary } from "~/shop/order-summary/order-summary";
import { TWO_COLUMNS } from "~/shop/page-header";
import { Mark } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import { PaymentNotice } from "./payment-notice";

const DELIVERY =
  "Keep this reference. Kigali deliveries take 1–2 business days, everywhere else in Rwanda 3–5 business days.";

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

function Links() {
  return (
    <div className="flex flex-wrap gap-3">
      {SCREENS.transit && <ButtonLink to={paths.transit()}>View Transit</ButtonLink>}
      <ButtonLink tone="line" to={paths.home()}>
        Continue Shopping
      </ButtonLink>
    </div>
  );
}

/** Nothing to pay for a cancelled order; `pending` waits for somebody else. */
const isPayable = ({ status, payment_status }: Order): boolean =>
  status !== "cancelled" && (payment_status === "unpaid" || payment_status === "failed");

export function PlacedOrderView({
  order,
  accessToken,
}: {
  order: Order;
  accessToken: string | null;
}) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The outcome of what the shopper just did: it is read first.
  useEffect(() => titleRef.current?.focus(), []);
  const isCancelled = order.status === "cancelled";
  return (
    <div className={`${TWO_COLUMNS} pt-10`}>
      <div className="grid max-w-[620px] justify-items-start gap-6">
        <Mark className="size-[72px] text-red" />
        <h1 ref={titleRef} tabIndex={-1} className="title-1 outline-none">
          {isCancelled
            ? "This order was cancelled."
            : `Thank you, ${order.firstname}. It is on the way.`}
        </h1>
        <p className="border-2 border-ink bg-paper px-5 py-3.5 text-[20px] font-bold font-stretch-[115%]">
          {order.order_number}
        </p>
        {!isCancelled && <p className="max-w-[34rem] text-ink-2">{DELIVERY}</p>}
        {isPayable(order) && <PaymentNotice order={order} accessToken={accessToken} />}
        <Links />
      </div>
      <Summary order={order} />
    </div>
  );
}
