import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addReviewPicture, needReview } from "../../../../../../../actions/review/review-pictures";
import { pictureWithSmall } from "../../../../../../../lib/images";
import { readPictureForm } from "../../../../../../picture-form";
import { reviewPictureCaller } from "../../../../../../review-picture-caller";

/** May be sent again: the same file is the same picture. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const caller = reviewPictureCaller(request);
  await needReview(request.scope, caller);
  const { sent, picture } = await readPictureForm(request, pictureWithSmall);
  const data = await addReviewPicture(request.scope, caller, sent, picture);
  response.status(201).json({ success: true, data });
}
