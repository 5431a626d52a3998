import type { Order } from "@strive/backend/contracts/orders";
import { discountLabel, discountsOf, lineBeforeRwf } from "~/lib/order-discounts";
import { saleLabel, saleOf } from "~/lib/sale";
import * as words from "~/words/admin-orders";
import * as saleWords from "~/words/sale";

interface OrderSum {
  key: string;
  label: string;
  amount: number;
  /** The amount is taken off. */
  isLess?: boolean;
}

function itemSums(order: Order): OrderSum[] {
  const sale = saleOf(
    order.items.map((item) => ({
      name: item.product_name,
      quantity: item.quantity,
      lineTotalRwf: item.line_total,
      beforeRwf: lineBeforeRwf(item),
    })),
  );
  if (sale === null) return [{ key: "subtotal", label: words.subtotal, amount: order.subtotal }];
  return [
    { key: "items", label: saleWords.items(sale.count), amount: sale.itemsRwf },
    { key: "sale", label: saleLabel(sale), amount: sale.offRwf, isLess: true },
  ];
}

/** What an order's total is made of; whole RWF. */
export const sumsOf = (order: Order): OrderSum[] => [
  ...itemSums(order),
  ...discountsOf(order).map((discount) => ({
    key: discount.promotion_id,
    label: discountLabel(discount),
    amount: discount.amount,
    isLess: true,
  })),
  { key: "shipping", label: words.shipping, amount: order.shipping_amount },
];
