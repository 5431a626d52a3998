import type { OrderItemInput } from "@strive/backend/contracts/orders";
import type { CartLine } from "~/lib/cart-rules";

/** An old line knows its product only; then size and colour say which variant is meant. */
export const itemOf = (line: CartLine): OrderItemInput =>
  line.id === line._id
    ? { product_id: line._id, quantity: line.quantity, size: line.size, color: line.color }
    : { product_id: line._id, variant_id: line.id, quantity: line.quantity };
