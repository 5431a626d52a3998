import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderStatus } from "../../contracts/orders";
import { inTransaction, type Run } from "../../lib/database";
import type { StatusChange } from "../../modules/order/progress/records";
import { changeStatusInside } from "../order/change-status-inside";
import { followOrder } from "../order/follow-medusa";
import { packedElsewhere, statusRefusal } from "../order/set-order-status";

/** Medusa's dashboard has a part of the order: ours follows it first. */
class Elsewhere extends Error {
  constructor(readonly orderId: string) {
    super("The order is being worked on in Medusa's dashboard.");
  }
}

/**
 * Brings an order along with its parcels, inside the caller's transaction; being there already is not an error.
 * @returns whether that was news, which is in the audit log then
 * @throws ApiError 409 when the order can't be brought there: nothing is written then
 */
export async function bringOrder(
  container: MedusaContainer,
  inside: Run,
  { orderId, status, by }: { orderId: string; status: OrderStatus; by: StatusChange["by"] },
): Promise<boolean> {
  const outcome = await changeStatusInside(container, inside, { orderId, status, by });
  if (outcome.kind === "same" || outcome.kind === "changed") return outcome.kind === "changed";
  if (outcome.kind === "elsewhere") throw new Elsewhere(orderId);
  throw statusRefusal(outcome);
}

/** A transaction with `bringOrder` in it: once more after ours has followed Medusa's. */
export async function withOrder<Result>(
  container: MedusaContainer,
  work: (inside: Run) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error;
    await followOrder(container, error.orderId);
  }
  try {
    return await inTransaction(work);
  } catch (error) {
    throw error instanceof Elsewhere ? packedElsewhere() : error;
  }
}
