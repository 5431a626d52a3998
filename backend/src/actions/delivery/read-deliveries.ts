import type { MedusaContainer } from "@medusajs/framework/types";
import type { Deliveries, DeliveriesQuery, StaffSheet } from "../../contracts/deliveries";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { recordActivity } from "../../modules/staff/published-sql";
import { deliveriesOf, sheetSubject, staffSheetOf } from "./delivery-view";

/** A day's deliveries: today's by default. */
export async function readDeliveries(
  container: MedusaContainer,
  { day }: DeliveriesQuery,
): Promise<Deliveries> {
  const { deliveries } = shopOrders(container);
  const today = await deliveries.today();
  return deliveriesOf(await deliveries.deliveries(day ?? today, today));
}

/** @throws ApiError 404 */
export async function readSheet(container: MedusaContainer, sheetId: string): Promise<StaffSheet> {
  const sheet = await shopOrders(container).deliveries.sheet(sheetId);
  if (!sheet) throw notFound();
  return staffSheetOf(sheet);
}

/** The link went to the wrong phone: it opens nothing any more, and there is another. @throws ApiError 404 */
export async function renewLink(
  container: MedusaContainer,
  who: UserActor,
  sheetId: string,
): Promise<StaffSheet> {
  const { deliveries } = shopOrders(container);
  await inTransaction(async (inside) => {
    if (!(await deliveries.renewLink(inside, sheetId))) throw notFound();
    const sheet = await deliveries.sheetInside(inside, sheetId);
    if (!sheet) throw notFound();
    await recordActivity(inside, {
      who,
      action: "delivery-sheet.renew",
      subject: sheetSubject(sheet),
      before: null,
      after: null,
    });
  });
  return readSheet(container, sheetId);
}
