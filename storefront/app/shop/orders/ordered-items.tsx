import { formatMoney } from "@strive/backend/contracts/money";
import { creditAmount, creditsPaying, moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { discountsOf, lineBeforeRwf } from "~/lib/order-discounts";
import { vat } from "~/words/receipts";
import * as creditWords from "~/words/credits";
import { OrderSummary } from "../order-summary/order-summary";

const usedOf = ({ transaction_id, amount }: Payment) => ({
  kind: transaction_id === null ? ("account" as const) : ("gift_card" as const),
  ends_with: transaction_id,
  amount,
});

/** What an order holds and costs: the figures it was placed with. */
export function OrderedItems({ order }: { order: Order }) {
  // Credit that a cancellation gave back pays nothing.
  const credits = creditsPaying(order);
  const dueRwf = order.total_amount - creditAmount(order);
  const isPaid = dueRwf > 0 && moneyOf(order).owed === 0;
  return (
    <OrderSummary
      lines={order.items.map((item) => ({
        ...item,
        name: item.product_name,
        price: item.unit_price,
        lineTotalRwf: item.line_total,
        isGiftCard: item.is_gift_card,
        beforeRwf: lineBeforeRwf(item),
      }))}
      totals={{
        subtotalRwf: order.subtotal,
        shippingRwf: order.shipping_amount,
        discounts: discountsOf(order),
        totalRwf: order.total_amount,
        credits: credits.map(usedOf),
        dueRwf,
      }}
      dueLabel={isPaid ? creditWords.paid : undefined}
    >
      {order.tax !== null && (
        <p className="mt-3.5 flex justify-between gap-3 text-[14px] text-ink-2">
          <span>{vat(order.tax.vat_rate)}</span>
          <span>{formatMoney(order.tax.vat_amount, "RWF")}</span>
        </p>
      )}
    </OrderSummary>
  );
}
