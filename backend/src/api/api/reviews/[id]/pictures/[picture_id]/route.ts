import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readReviewPicture } from "../../../../../../actions/review/review-pictures";
import type { ReviewPictureQuery } from "../../../../../../contracts/reviews";
import { admitted } from "../../../../../gatekeeper";
import { sendPicture } from "../../../../../picture-form";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, ReviewPictureQuery>(request);
  const which = { reviewId: params.id ?? "", id: params.picture_id ?? "" };
  const bytes = await readReviewPicture(request.scope, actor, which, query.size === "small");
  // A week in the reader's own browser, which has seen it, and in no cache in between: its writer may take it back. What staff
  // see before it is shown is not kept.
  if (actor.kind !== "user") response.setHeader("Cache-Control", "private, max-age=604800");
  sendPicture(response, bytes);
}
