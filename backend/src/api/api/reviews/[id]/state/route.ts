import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { DecideReviewBody } from "../../../../../contracts/reviews";
import { decideReview } from "../../../../../actions/review/judge-reviews";
import { admittedUser } from "../../../../admitted-user";

/** Being in this state already is not an error. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<DecideReviewBody>(request);
  const data = await decideReview(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
