import type { Notification } from "../../contracts/notifications";
import type { StoredNotification } from "../../modules/staff/notifications/service";

/** A notification as `/api` shows it. */
export const notificationOf = ({
  createdAt,
  ...notification
}: StoredNotification): Notification => ({
  ...notification,
  _id: notification.id,
  createdAt: new Date(createdAt).toISOString(),
});
