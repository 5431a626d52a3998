import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ContactStateBody } from "../../../../contracts/contact";
import { notFound } from "../../../../lib/api-error";
import { contactMessages } from "../../../../modules/contact";
import { messageViewOf } from "../../../../actions/contact/message-view";
import { setMessageState } from "../../../../actions/contact/set-message-state";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = admitted(request).params;
  const message = await contactMessages(request.scope).message(id);
  if (!message) throw notFound();
  response.json({ success: true, data: messageViewOf(message) });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ContactStateBody>(request);
  const change = { actor, id: params.id ?? "", state: body.state };
  const data = await setMessageState(request.scope, change);
  response.json({ success: true, data });
}
