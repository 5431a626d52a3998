import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NotificationListQuery } from "../../../contracts/notifications";
import { STAFF_NOTIFICATION_MODULE } from "../../../modules/staff-notification";
import type StaffNotificationModuleService from "../../../modules/staff-notification/service";
import { notificationOf } from "../../../workflows/staff-notification/notification-view";
import { admitted } from "../../gatekeeper";
import { admittedUser } from "../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const { unread, limit, offset } = admitted<unknown, NotificationListQuery>(request).query;
  const page = await request.scope
    .resolve<StaffNotificationModuleService>(STAFF_NOTIFICATION_MODULE)
    .list(actor.accountId, { isUnread: unread === "true", limit, offset });
  // Of those that match: `unread=false` leaves nothing out.
  const count = unread === "true" ? page.unread : page.total;
  const data = page.notices.map(notificationOf);
  response.json({ success: true, data, count, limit, offset, unread: page.unread });
}
