import type { Notification } from "../../contracts/notifications";
import type { StoredNotice } from "../../modules/staff/notices/service";

/** A notice as `/api` shows it. */
export const notificationOf = ({ createdAt, ...notice }: StoredNotice): Notification => ({
  ...notice,
  _id: notice.id,
  createdAt: new Date(createdAt).toISOString(),
});
