import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MailListQuery } from "../../../contracts/mails";
import { MAIL_MODULE } from "../../../modules/mail";
import type MailModuleService from "../../../modules/mail/service";
import { mailViewOf } from "../../../workflows/mail/mail-view";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, limit, offset } = admitted<unknown, MailListQuery>(request).query;
  const outbox = request.scope.resolve<MailModuleService>(MAIL_MODULE);
  const { count, mails } = await outbox.list(state, limit, offset);
  response.json({ success: true, data: mails.map(mailViewOf), count, limit, offset });
}
