import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderReviewsQuery } from "../../../../../contracts/reviews";
import { readOrderReviews } from "../../../../../actions/review/own-reviews";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, OrderReviewsQuery>(request);
  const { access_token: token } = query;
  const data = await readOrderReviews(request.scope, actor, params.id ?? "", token);
  response.json({ success: true, data });
}
