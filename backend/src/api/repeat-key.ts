import type { MedusaRequest } from "@medusajs/framework/http";
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "../contracts/orders";
import { invalidRequest } from "../lib/api-error";

const sentKey = (request: MedusaRequest) => request.headers[IDEMPOTENCY_HEADER.toLowerCase()];

/** The key of a call that needs one: however often it comes, it happens once. @throws ApiError 400 */
export function neededKey(request: MedusaRequest): string {
  const key = idempotencyKeySchema.safeParse(sentKey(request));
  if (key.success) return key.data;
  const message = key.error.issues[0]?.message ?? "The key can't be read";
  throw invalidRequest([{ field: IDEMPOTENCY_HEADER, message }]);
}

/** The key of a call that may be repeated, where one is sent. @throws ApiError 400 */
export const repeatKey = (request: MedusaRequest): string | null =>
  sentKey(request) === undefined ? null : neededKey(request);
