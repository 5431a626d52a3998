import type { MedusaContainer } from "@medusajs/framework/types";
import type { StaffDiscount } from "../../contracts/staff-discounts";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { recordActivity } from "../../modules/staff/published-sql";
import { subjectOf } from "./discount-activity";

interface Pause {
  actor: UserActor;
  id: string;
  isPaused: boolean;
}

/** Pauses a discount, or goes on with it. What is so already stays. @throws ApiError 404 */
export async function pauseDiscount(
  container: MedusaContainer,
  { actor, id, isPaused }: Pause,
): Promise<StaffDiscount> {
  const discounts = shopOrders(container).discounts;
  return inTransaction(async (inside) => {
    const before = await discounts.hold(id, inside);
    if (!before) throw notFound();
    if (await discounts.setPaused(inside, id, isPaused)) {
      await recordActivity(inside, {
        who: actor,
        action: "discount.update",
        subject: subjectOf(before),
        before: { is_paused: !isPaused },
        after: { is_paused: isPaused },
      });
    }
    return (await discounts.read(id, inside)) ?? before;
  });
}
