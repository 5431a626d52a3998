import type {
  CreateOrderBody,
  OrderItemInput,
  ShippingForm,
} from "@strive/backend/contracts/orders";
import type { CartLine } from "~/lib/cart-rules";

/** An old line knows its product only; then size and colour say which variant is meant. */
export const itemOf = (line: CartLine): OrderItemInput =>
  line.id === line._id
    ? { product_id: line._id, quantity: line.quantity, size: line.size, color: line.color }
    : { product_id: line._id, variant_id: line.id, quantity: line.quantity };

/**
 * No price is sent, the server decides what is charged; but `totalRwf`, which the shopper saw as the
 * order was sent, so that nothing else is. Rounded for prices out of a garbled storage.
 */
export const orderBodyOf = (
  lines: readonly CartLine[],
  shipping: ShippingForm,
  totalRwf: number,
): CreateOrderBody => ({
  ...shipping,
  country: "RW",
  items: lines.map(itemOf),
  expected_total: Math.round(totalRwf),
});
