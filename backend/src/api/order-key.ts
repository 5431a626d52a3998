import type { MedusaRequest } from "@medusajs/framework/http";
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "../contracts/orders";
import { invalidRequest } from "../lib/api-error";

/** The key that makes one placement one order. @throws ApiError 400 without one that could be */
export function idempotencyKey(request: MedusaRequest): string {
  const key = idempotencyKeySchema.safeParse(request.headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  if (key.success) return key.data;
  const message = key.error.issues[0]?.message ?? "Idempotency-Key header is required";
  throw invalidRequest([{ field: IDEMPOTENCY_HEADER, message }]);
}
