import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { recordActivity } from "../../modules/staff/published-sql";
import { subjectOf, toldOf } from "./discount-activity";

/** Deletes a discount; orders that have it keep it. @throws ApiError 404 */
export async function deleteDiscount(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<void> {
  const discounts = shopOrders(container).discounts;
  await inTransaction(async (inside) => {
    const before = await discounts.hold(id, inside);
    if (!before) throw notFound();
    await discounts.remove(inside, id);
    await recordActivity(inside, {
      who: actor,
      action: "discount.delete",
      subject: subjectOf(before),
      before: toldOf(before),
      after: null,
    });
  });
}
