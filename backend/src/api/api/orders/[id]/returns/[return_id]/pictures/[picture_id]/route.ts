import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  readReturnPicture,
  removeReturnPicture,
} from "../../../../../../../../actions/order-return/return-pictures";
import { admitted } from "../../../../../../../gatekeeper";
import { pictureCaller } from "../../../../../../../return-picture-form";

const idOf = (request: MedusaRequest): string => admitted(request).params.picture_id ?? "";

/** Never cached, as every personal answer; and opened by itself it does nothing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const bytes = await readReturnPicture(request.scope, pictureCaller(request), idOf(request));
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.type("image/webp").send(bytes);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const caller = pictureCaller(request);
  const data = await removeReturnPicture(request.scope, caller, idOf(request));
  response.json({ success: true, data });
}
