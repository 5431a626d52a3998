import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { markAllRead } from "../../../../actions/notifications/mark-read";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await markAllRead(request.scope, admittedUser(request).actor);
  response.json({ success: true, data: { unread: 0 } });
}
