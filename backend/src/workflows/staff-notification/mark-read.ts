import type { MedusaContainer } from "@medusajs/framework/types";
import type { Notification } from "../../contracts/notifications";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { STAFF_NOTIFICATION_MODULE } from "../../modules/staff-notification";
import type StaffNotificationModuleService from "../../modules/staff-notification/service";
import { notificationOf } from "./notification-view";

const noticesOf = (container: MedusaContainer) =>
  container.resolve<StaffNotificationModuleService>(STAFF_NOTIFICATION_MODULE);

/** Marks one as read by this admin; twice is no error. @throws ApiError 404 */
export async function markRead(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<Notification> {
  const notice = await noticesOf(container).markRead(actor.accountId, id);
  if (!notice) throw notFound();
  return notificationOf(notice);
}

/** Marks all that exist now as read by this admin. */
export async function markAllRead(container: MedusaContainer, actor: UserActor): Promise<void> {
  await noticesOf(container).markAllRead(actor.accountId);
}
