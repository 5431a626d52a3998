import type { OrderItem } from "../../../../contracts/orders";
import { chargeableRwf, lineTotalRwf } from "./totals";
import type { Candidate } from "./types";

/** What is struck beside a price stays only where the price is lower. @param struckRwf as it is stored */
export function struckBeside(
  struckRwf: number | null,
  unitPriceRwf: number,
): Pick<OrderItem, "compare_at_price"> {
  const struck = chargeableRwf(struckRwf);
  return struck !== null && struck > unitPriceRwf ? { compare_at_price: struck } : {};
}

/** A line of an order, without discounts. */
export const orderedItem = (
  { productId, variantId, productName, image, size, color, struckPriceRwf }: Candidate,
  { id, unitPriceRwf, quantity }: { id: string; unitPriceRwf: number; quantity: number },
): OrderItem => ({
  id,
  product_id: productId,
  variant_id: variantId,
  product_name: productName,
  image,
  size,
  color,
  quantity,
  unit_price: unitPriceRwf,
  ...struckBeside(struckPriceRwf, unitPriceRwf),
  line_total: lineTotalRwf({ unitPriceRwf, quantity }),
});
