import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { retryMail } from "../../../../../actions/mail/retry-mail";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await retryMail(request.scope, { actor, mailId: params.id ?? "" });
  response.json({ success: true, data });
}
