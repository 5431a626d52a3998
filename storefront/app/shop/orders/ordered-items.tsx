import type { Order } from "@strive/backend/contracts/orders";
import { discountsOf, lineBeforeRwf } from "~/lib/order-discounts";
import { OrderSummary } from "../order-summary/order-summary";

/** What an order holds and costs: the figures it was placed with. */
export function OrderedItems({ order }: { order: Order }) {
  return (
    <OrderSummary
      lines={order.items.map((item) => ({
        ...item,
        name: item.product_name,
        lineTotalRwf: item.line_total,
        beforeRwf: lineBeforeRwf(item),
      }))}
      totals={{
        subtotalRwf: order.subtotal,
        shippingRwf: order.shipping_amount,
        discounts: discountsOf(order),
        totalRwf: order.total_amount,
      }}
    />
  );
}
