import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ContactStateBody } from "../../../../contracts/contact";
import { setMessageState } from "../../../../workflows/contact/set-message-state";
import { admitted } from "../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, body } = admitted<ContactStateBody>(request);
  const data = await setMessageState(request.scope, params.id ?? "", body.state);
  response.json({ success: true, data });
}
