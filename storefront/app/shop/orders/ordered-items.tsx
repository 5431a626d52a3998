import { formatMoney } from "@strive/backend/contracts/money";
import {
  isAttempt,
  moneyOf,
  partsAmount,
  partsPaying,
  paysOf,
} from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { discountsOf, lineBeforeRwf } from "~/lib/order-discounts";
import { vat } from "~/words/receipts";
import * as creditWords from "~/words/credits";
import type { PaidPart } from "../credits/take-credit";
import { OrderSummary } from "../order-summary/order-summary";

function partOf(payment: Payment): PaidPart {
  const amount = paysOf(payment);
  if (isAttempt(payment)) return { kind: "money", ends_with: null, amount };
  const { transaction_id: ends_with } = payment;
  return { kind: ends_with === null ? "account" : "gift_card", ends_with, amount };
}

/** What an order holds and costs. */
export function OrderedItems({ order }: { order: Order }) {
  // What a cancellation gave back pays nothing.
  const parts = partsPaying(order);
  const dueRwf = order.total_amount - partsAmount(order);
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
        credits: parts.map(partOf),
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
