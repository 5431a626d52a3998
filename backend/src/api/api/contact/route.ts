import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ContactBody, ContactListQuery } from "../../../contracts/contact";
import { contactMessages } from "../../../modules/contact";
import { messageViewOf } from "../../../actions/contact/message-view";
import { sendMessage } from "../../../actions/contact/send-message";
import { admitted } from "../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendMessage(request.scope, admitted<ContactBody>(request).body);
  response.status(201).json({ success: true });
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, limit, offset } = admitted<unknown, ContactListQuery>(request).query;
  const contact = contactMessages(request.scope);
  const { count, messages } = await contact.list(state, limit, offset);
  response.json({ success: true, data: messages.map(messageViewOf), count, limit, offset });
}
