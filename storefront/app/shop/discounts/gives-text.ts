import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import * as words from "~/words/discounts";

type PriceOf = (amountRwf: number) => string;

/** Whole RWF that a discount takes off the goods. */
export const goodsPartRwf = ({ amount, delivery_amount }: OrderDiscount): number =>
  amount - delivery_amount;

function deliveryText(offRwf: number, shippingRwf: number, priceOf: PriceOf): string {
  return offRwf >= shippingRwf ? words.freeDelivery : words.onDelivery(priceOf(offRwf));
}

/** "−RWF 3,600" off the goods; what takes off delivery only is said as that. */
export function givesText(discount: OrderDiscount, shippingRwf: number, priceOf: PriceOf): string {
  const goodsRwf = goodsPartRwf(discount);
  return goodsRwf > 0
    ? words.less(priceOf(goodsRwf))
    : deliveryText(discount.delivery_amount, shippingRwf, priceOf);
}
