import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  readOwnReviewPicture,
  removeReviewPicture,
} from "../../../../../../../../actions/review/review-pictures";
import type { OwnReviewPictureQuery } from "../../../../../../../../contracts/reviews";
import { admitted } from "../../../../../../../gatekeeper";
import { sendPicture } from "../../../../../../../picture-form";
import { reviewPictureCaller } from "../../../../../../../review-picture-caller";

const idOf = (request: MedusaRequest): string => admitted(request).params.picture_id ?? "";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, OwnReviewPictureQuery>(request);
  const caller = reviewPictureCaller(request);
  const isSmall = query.size === "small";
  sendPicture(response, await readOwnReviewPicture(request.scope, caller, idOf(request), isSmall));
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const data = await removeReviewPicture(
    request.scope,
    reviewPictureCaller(request),
    idOf(request),
  );
  response.json({ success: true, data });
}
