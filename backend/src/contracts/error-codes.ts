import { z } from "zod";

/** The closed list of machine-readable reasons in a failure envelope. */
export const ERROR_CODES = [
  "invalid_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "insufficient_stock",
  "price_changed",
  "discount_refused",
  "gift_card_refused",
  "idempotency_mismatch",
  "too_many_unpaid",
  "drop_closed",
  "in_progress",
  "payload_too_large",
  "uri_too_long",
  "unsupported_media_type",
  "rate_limited",
  "maintenance",
  "timeout",
  "unavailable",
  "internal",
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Texts of the specification (section 8) that the server itself sends. */
export const ERROR_MESSAGES = {
  forbidden: "Access denied",
  notFound: "Resource not found",
  rateLimited: "Too many requests - please wait a moment",
  internal: "Server error - please try again",
  maintenance: "We are working on the shop. Please come back in a few minutes.",
  unavailable: "Service temporarily unavailable. Please refresh the page.",
} as const;
