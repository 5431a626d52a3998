import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NotificationListQuery } from "../../../contracts/notifications";
import { shopStaff } from "../../../modules/staff";
import { notificationOf } from "../../../actions/notifications/notification-view";
import { admitted } from "../../gatekeeper";
import { admittedUser } from "../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const { unread, limit, offset } = admitted<unknown, NotificationListQuery>(request).query;
  const page = await shopStaff(request.scope).notifications.list(actor.accountId, {
    isUnread: unread === "true",
    limit,
    offset,
  });
  // Of the matches: `unread=false` leaves nothing out.
  const count = unread === "true" ? page.unread : page.total;
  const data = page.notifications.map(notificationOf);
  response.json({ success: true, data, count, limit, offset, unread: page.unread });
}
