import { districtOf } from "@strive/backend/contracts/places";
import type { StaffQuoteBody } from "@strive/backend/contracts/staff-orders";
import type { DraftLine, DraftValues } from "./draft";

export const itemsOf = (items: readonly DraftLine[]) =>
  items.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity }));

/** What the total is asked for; null: there is nothing in the order yet. */
export function quoteBodyOf(
  values: Pick<DraftValues, "items" | "is_pickup" | "district" | "discount">,
): StaffQuoteBody | null {
  const { items, is_pickup, district, discount } = values;
  if (items.length === 0) return null;
  const known = is_pickup ? null : districtOf(district);
  return {
    items: itemsOf(items),
    is_pickup,
    ...(known !== null && { district: known }),
    ...(discount !== null && { discount }),
  };
}
