import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Quote } from "../../contracts/orders";
import type { StaffQuoteBody } from "../../contracts/staff-orders";
import { invalidRequest } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";

/**
 * What an order that staff enter would cost now, with what they take off by hand. Reads only.
 * @throws ApiError 400 with the item's field, or the discount's
 */
export async function quoteStaffOrder(
  container: MedusaContainer,
  { items, district, is_pickup: isPickup, discount }: StaffQuoteBody,
): Promise<Quote> {
  const { checkout } = shopOrders(container);
  const promotions = container.resolve(Modules.PROMOTION);
  const answer = await checkout.quote({ items, district }, null, promotions, {
    isPickup,
    discount: discount ?? null,
  });
  if ("problems" in answer) throw invalidRequest([...answer.problems]);
  return answer;
}
