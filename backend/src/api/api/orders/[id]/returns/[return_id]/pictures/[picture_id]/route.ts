import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  readReturnPicture,
  removeReturnPicture,
} from "../../../../../../../../actions/order-return/return-pictures";
import { admitted } from "../../../../../../../gatekeeper";
import { sendPicture } from "../../../../../../../picture-form";
import { pictureCaller } from "../../../../../../../return-picture-caller";

const idOf = (request: MedusaRequest): string => admitted(request).params.picture_id ?? "";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const bytes = await readReturnPicture(request.scope, pictureCaller(request), idOf(request));
  sendPicture(response, bytes);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const caller = pictureCaller(request);
  const data = await removeReturnPicture(request.scope, caller, idOf(request));
  response.json({ success: true, data });
}
