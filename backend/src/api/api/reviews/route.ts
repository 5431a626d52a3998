import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StaffReviewListQuery } from "../../../contracts/reviews";
import { listStaffReviews } from "../../../actions/review/judge-reviews";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, StaffReviewListQuery>(request);
  const { limit, offset } = query;
  const page = await listStaffReviews(request.scope, query);
  response.json({ success: true, ...page, limit, offset });
}
