import type { MedusaContainer } from "@medusajs/framework/types";
import type { Notification } from "../../contracts/notifications";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { notificationOf } from "./notification-view";
import { shopStaff } from "../../modules/staff";

const notificationsOf = (container: MedusaContainer) => shopStaff(container).notifications;

/** Marks one as read by this admin; twice is no error. @throws ApiError 404 */
export async function markRead(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<Notification> {
  const notification = await notificationsOf(container).markRead(actor.accountId, id);
  if (!notification) throw notFound();
  return notificationOf(notification);
}

/** Marks all that exist now as read by this admin. */
export async function markAllRead(container: MedusaContainer, actor: UserActor): Promise<void> {
  await notificationsOf(container).markAllRead(actor.accountId);
}
