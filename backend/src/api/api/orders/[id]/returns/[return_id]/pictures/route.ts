import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  addReturnPicture,
  needPictureRights,
} from "../../../../../../../actions/order-return/return-pictures";
import { privatePicture } from "../../../../../../../lib/images";
import { readPictureForm } from "../../../../../../picture-form";
import { pictureCaller } from "../../../../../../return-picture-caller";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const caller = pictureCaller(request);
  await needPictureRights(request.scope, caller);
  const { sent, picture } = await readPictureForm(request, privatePicture);
  const data = await addReturnPicture(request.scope, caller, sent, picture);
  response.status(201).json({ success: true, data });
}
