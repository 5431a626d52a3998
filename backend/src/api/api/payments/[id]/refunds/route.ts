import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "../../../../../contracts/orders";
import type { CreateRefundBody } from "../../../../../contracts/payments";
import type { UserActor } from "../../../../../lib/actor";
import { invalidRequest } from "../../../../../lib/api-error";
import { refundPayment } from "../../../../../actions/payment/refund-payment";
import { admitted } from "../../../../gatekeeper";

/** The key, where one is sent. @throws ApiError 400 */
function keyOf(request: MedusaRequest): string | null {
  const header = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return null;
  const parsed = idempotencyKeySchema.safeParse(header);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "The key can't be read";
  throw invalidRequest([{ field: IDEMPOTENCY_HEADER, message }]);
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<CreateRefundBody>(request);
  const key = keyOf(request);
  // The rule admits admins only.
  const data = await refundPayment(request.scope, actor as UserActor, params.id ?? "", body, key);
  response.status(201).json({ success: true, data });
}
