import type { MedusaRequest } from "@medusajs/framework/http";
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from "../contracts/orders";
import { invalidRequest } from "../lib/api-error";

/** The key of a call that may be repeated, where one is sent. @throws ApiError 400 */
export function repeatKey(request: MedusaRequest): string | null {
  const header = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return null;
  const parsed = idempotencyKeySchema.safeParse(header);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "The key can't be read";
  throw invalidRequest([{ field: IDEMPOTENCY_HEADER, message }]);
}
