import { ERROR_MESSAGES, type ErrorCode } from "../contracts/error-codes";
import type { FieldError } from "../contracts/envelope";

/** What shoppers are told to wait, in seconds. */
export const MAINTENANCE_RETRY_AFTER_S = 120;

interface Details {
  errors?: FieldError[];
  /** Facts for the caller, put into the envelope's `data`. */
  data?: unknown;
  headers?: Record<string, string>;
  /** Further top-level members of the envelope, such as `requiresVerification`. */
  extra?: Record<string, unknown>;
}

/** A failure the caller is told about; everything else becomes a plain 500 or 503. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const invalidRequest = (errors: FieldError[], message = errors[0]?.message) =>
  new ApiError(400, "invalid_request", message ?? "Invalid request", { errors });
export const unauthenticated = (message = "Please log in") =>
  new ApiError(401, "unauthenticated", message);
export const forbidden = (message: string = ERROR_MESSAGES.forbidden, extra?: Details["extra"]) =>
  new ApiError(403, "forbidden", message, extra ? { extra } : {});
export const notFound = (message: string = ERROR_MESSAGES.notFound) =>
  new ApiError(404, "not_found", message);
export const conflict = (message: string, code: ErrorCode = "conflict", data?: unknown) =>
  new ApiError(409, code, message, data === undefined ? {} : { data });
export const rateLimited = (
  retryAfterSeconds: number,
  message: string = ERROR_MESSAGES.rateLimited,
) =>
  new ApiError(429, "rate_limited", message, {
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
export const unavailable = (retryAfterSeconds = 5) =>
  new ApiError(503, "unavailable", ERROR_MESSAGES.unavailable, {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
/** For shoppers while staff work on the shop: nobody knows for how long. */
export const inMaintenance = () =>
  new ApiError(503, "maintenance", ERROR_MESSAGES.maintenance, {
    headers: { "Retry-After": String(MAINTENANCE_RETRY_AFTER_S) },
  });
