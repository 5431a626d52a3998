import { ERROR_MESSAGES } from "../contracts/error-codes";
import type { Failure } from "../contracts/envelope";
import { ApiError, conflict, invalidRequest, notFound, unavailable } from "./api-error";

const stringField = (error: unknown, key: string): string => {
  if (typeof error !== "object" || error === null || !(key in error)) return "";
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/**
 * SQLSTATE classes to what the caller is told. Never the database's own words: they carry table
 * names and values. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function fromSqlState(code: string): ApiError | null {
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  switch (code) {
    case "23505": // unique
      return conflict("This already exists.");
    case "23503": // foreign key
      return conflict("Something this refers to is missing or still in use.");
    case "40001": // serialization failure
    case "40P01": // deadlock
    case "55P03": // lock not available
    case "57014": // statement timeout
      return unavailable(1);
    default:
      break;
  }
  const family = code.slice(0, 2);
  if (family === "22" || family === "23") return invalidRequest([], "A value can't be stored.");
  // 08 connection, 25 transaction state after a cut, 53 resources, 57 operator, 58 system
  if (["08", "25", "53", "57", "58"].includes(family)) return unavailable();
  return null;
}

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Medusa's own error types. https://docs.medusajs.com/learn/fundamentals/api-routes/errors */
function fromMedusa(type: string, message: string): ApiError | null {
  switch (type) {
    case "invalid_data":
    case "invalid_argument":
    case "not_allowed":
    case "unexpected_state":
      return invalidRequest([], "The request can't be carried out.");
    case "not_found":
      return notFound();
    case "duplicate_error":
    case "conflict":
    case "payment_requires_more_error":
    case "payment_authorization_error":
      return conflict("The request conflicts with the current state.");
    case "unauthorized":
      return new ApiError(401, "unauthenticated", "Please log in");
    case "forbidden":
      return new ApiError(403, "forbidden", ERROR_MESSAGES.forbidden);
    default:
      return message.includes("Timeout acquiring a connection") ? unavailable() : null;
  }
}

/** Body parser and stream failures of Express (`type` and `status` of the http-errors package). */
function fromHttpError(type: string, status: number): ApiError | null {
  if (type === "entity.too.large" || type === "parameters.too.many") {
    return new ApiError(413, "payload_too_large", "The request is too large.");
  }
  if (type === "encoding.unsupported" || type === "charset.unsupported") {
    return new ApiError(415, "unsupported_media_type", "This content type is not supported.");
  }
  if (type.startsWith("entity.") || type.startsWith("request.") || status === 400) {
    return invalidRequest([{ field: "body", message: "The body is not valid JSON." }]);
  }
  return null;
}

interface ZodIssueLike {
  path: PropertyKey[];
  message: string;
  code?: string;
  keys?: string[];
}

/** Field paths and messages of a failed zod parse; an unknown key is named as the field. */
export const fieldErrors = (issues: readonly ZodIssueLike[]) =>
  issues.slice(0, 50).flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code === "unrecognized_keys" && issue.keys) {
      return issue.keys
        .slice(0, 20)
        .map((key) => ({ field: [...at, key].join("."), message: `${key} is not a known field` }));
    }
    return [{ field: at.join("."), message: issue.message }];
  });

/** Any thrown value to the failure the caller is told; unknown ones to a plain 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (typeof error === "object" && error !== null && "issues" in error) {
    const { issues } = error;
    if (Array.isArray(issues)) return invalidRequest(fieldErrors(issues));
  }
  const code = stringField(error, "code");
  const message = error instanceof Error ? error.message : "";
  if (CONNECTION_CODES.has(code)) return unavailable();
  const bySql = fromSqlState(code);
  if (bySql) return bySql;
  // pg and knex report a cut or exhausted pool without a code.
  if (
    /Connection terminated|connection timeout|Timeout acquiring a connection|pool is draining|Client has encountered a connection error/i.test(
      message,
    )
  ) {
    return unavailable();
  }
  const type = stringField(error, "type");
  const mapped =
    fromHttpError(type, Number(stringField(error, "status"))) ?? fromMedusa(type, message);
  if (mapped) return mapped;
  // A step that failed inside a workflow arrives wrapped.
  if (typeof error === "object" && error !== null && "cause" in error && error.cause) {
    return toApiError(error.cause);
  }
  return new ApiError(500, "internal", ERROR_MESSAGES.internal);
}

/** The envelope of a failure. */
export function failureBody(error: ApiError, requestId: string): Failure {
  const { errors, data, extra } = error.details;
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(errors && errors.length > 0 ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
    ...extra,
    request_id: requestId,
  };
}
