import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderReviewsQuery, ReviewBody } from "../../../../../../contracts/reviews";
import { withdrawReview, writeReview } from "../../../../../../actions/review/own-reviews";
import { admitted } from "../../../../../gatekeeper";

/** May be sent again: that gives the same review. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<ReviewBody>(request);
  const place = { orderId: params.id ?? "", itemId: params.item_id ?? "" };
  const data = await writeReview(request.scope, actor, place, body);
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, OrderReviewsQuery>(request);
  const place = { orderId: params.id ?? "", itemId: params.item_id ?? "" };
  const { id } = await withdrawReview(request.scope, actor, place, query.access_token);
  response.json({ success: true, data: { _id: id, id } });
}
