import type { MedusaRequest } from "@medusajs/framework/http";
import type { ReviewPictureCaller } from "../actions/review/review-pictures";
import type { OwnReviewPictureQuery } from "../contracts/reviews";
import { admitted } from "./gatekeeper";

/** Who asks for the pictures of the review of which line. */
export function reviewPictureCaller(request: MedusaRequest): ReviewPictureCaller {
  const { actor, params, query } = admitted<unknown, OwnReviewPictureQuery>(request);
  return {
    actor,
    orderId: params.id ?? "",
    itemId: params.item_id ?? "",
    accessToken: query.access_token,
  };
}
