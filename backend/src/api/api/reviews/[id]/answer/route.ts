import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AnswerReviewBody } from "../../../../../contracts/reviews";
import { answerReview } from "../../../../../actions/review/judge-reviews";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<AnswerReviewBody>(request);
  const data = await answerReview(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
