import type { MedusaContainer } from "@medusajs/framework/types";
import type { SendBody, StaffSheet } from "../../contracts/deliveries";
import type { UserActor } from "../../lib/actor";
import { ApiError, conflict, notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import type { SheetRecord, StopRecord } from "../../modules/order/delivery/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { afterStatusChange } from "../order/change-status-inside";
import { bringOrder, withOrder } from "../order/set-order-status";
import { parcelLabel } from "./parcel-label";
import { readSheet } from "./read-deliveries";

export interface SentSheet {
  sheet: StaffSheet;
  refused: { order_number: string; message: string }[];
}

/** One parcel leaves, and its order is shipped with the first. Whatever it is meanwhile stays so. */
function sendParcel(
  container: MedusaContainer,
  who: UserActor,
  { rider, day }: SheetRecord,
  { id, orderId }: StopRecord,
): Promise<void> {
  const { deliveries, progress } = shopOrders(container);
  return withOrder(container, async (inside) => {
    await progress.hold(inside, orderId);
    const order = await deliveries.order(inside, orderId);
    const parcel = order?.parcels.find((one) => one.id === id);
    const isMeant = parcel?.state === "planned" && parcel.riderId === rider.id;
    if (!order || !isMeant || parcel.day !== day) return;
    await deliveries.send(inside, id);
    const isFirst = await bringOrder(container, inside, { orderId, status: "shipped", by: who });
    if (isFirst) return;
    await recordActivity(inside, {
      who,
      action: "parcel.send",
      subject: { kind: "parcel", id, label: parcelLabel(order, parcel) },
      before: { state: "planned" },
      after: { state: "out", rider: rider.name },
    });
  });
}

/**
 * A rider leaves with the parcels of a day. Each goes by itself: what can't leave stays, and says why. Asking again sends
 * what is left.
 * @throws ApiError 404; 409 once the day is counted
 */
export async function sendSheet(
  container: MedusaContainer,
  who: UserActor,
  sheetId: string,
  { parcel_ids }: SendBody,
): Promise<SentSheet> {
  const { deliveries } = shopOrders(container);
  const before = await deliveries.sheet(sheetId);
  if (!before) throw notFound();
  if (before.counted) throw conflict("This day is counted already");
  const refused: SentSheet["refused"] = [];
  const leaving = before.stops.filter(
    ({ id, state }) => state === "planned" && (parcel_ids?.includes(id) ?? true),
  );
  for (const stop of leaving) {
    try {
      await sendParcel(container, who, before, stop);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      refused.push({ order_number: stop.orderNumber, message: error.message });
    }
  }
  if (leaving.length > 0) await afterStatusChange(container);
  return { sheet: await readSheet(container, sheetId), refused };
}
