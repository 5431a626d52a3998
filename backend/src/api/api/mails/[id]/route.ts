import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { notFound } from "../../../../lib/api-error";
import { shopMail } from "../../../../modules/mail";
import { mailViewOf } from "../../../../actions/mail/mail-view";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = admitted(request).params;
  const mail = await shopMail(request.scope).mail(id);
  if (!mail) throw notFound();
  response.json({ success: true, data: mailViewOf(mail) });
}
