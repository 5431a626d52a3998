import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  addReturnPicture,
  needPictureRights,
} from "../../../../../../../actions/order-return/return-pictures";
import { pictureCaller, readReturnPictureForm } from "../../../../../../return-picture-form";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const caller = pictureCaller(request);
  await needPictureRights(request.scope, caller);
  const { sent, picture } = await readReturnPictureForm(request);
  const data = await addReturnPicture(request.scope, caller, sent, picture);
  response.status(201).json({ success: true, data });
}
