import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NotificationStreamQuery } from "../../../../contracts/notifications";
import { isAdmin } from "../../../../lib/actor";
import { shopAccounts } from "../../../../modules/account";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";
import { NotificationStream } from "../../../notification-stream";
import { shopStaff } from "../../../../modules/staff";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, token } = admittedUser(request);
  const { after } = admitted<unknown, NotificationStreamQuery>(request).query;
  const header = request.headers["last-event-id"];
  const accounts = shopAccounts(request.scope);
  const stream = new NotificationStream(response, {
    notifications: shopStaff(request.scope).notifications,
    accountId: actor.accountId,
    mayGoOn: async () => {
      const holder = await accounts.actorOfToken(token);
      return holder !== null && isAdmin(holder);
    },
  });
  await stream.begin(typeof header === "string" && header !== "" ? header : (after ?? null));
}
