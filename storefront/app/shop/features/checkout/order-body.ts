import type { CreateOrderBody, ShippingForm } from "@strive/backend/contracts/orders";
import type { CartLine } from "~/lib/cart-rules";
import { itemOf } from "~/shop/orders/order-item";

/**
 * No price is sent, the server decides what is charged; but `totalRwf`, which the shopper saw as the
 * order was sent, so that nothing else is. Rounded for prices out of a garbled storage.
 */
export const orderBodyOf = (
  lines: readonly CartLine[],
  shipping: ShippingForm,
  totalRwf: number,
  discountCode?: string,
): CreateOrderBody => ({
  ...shipping,
  country: "RW",
  items: lines.map(itemOf),
  expected_total: Math.round(totalRwf),
  ...(discountCode !== undefined && { discount_code: discountCode }),
});
