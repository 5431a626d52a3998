import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MailListQuery } from "../../../contracts/mails";
import { shopMail } from "../../../modules/mail";
import { mailViewOf } from "../../../actions/mail/mail-view";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, limit, offset } = admitted<unknown, MailListQuery>(request).query;
  const outbox = shopMail(request.scope);
  const { count, mails } = await outbox.list(state, limit, offset);
  response.json({ success: true, data: mails.map(mailViewOf), count, limit, offset });
}
