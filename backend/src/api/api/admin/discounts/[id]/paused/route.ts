import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PausedBody } from "../../../../../../contracts/staff-discounts";
import { pauseDiscount } from "../../../../../../actions/discount/pause-discount";
import { admittedUser } from "../../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<PausedBody>(request);
  const change = { actor, id: params.id ?? "", isPaused: body.is_paused };
  const data = await pauseDiscount(request.scope, change);
  response.json({ success: true, data });
}
