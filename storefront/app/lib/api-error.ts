import type { FieldError } from "@strive/backend/contracts/envelope";
import type { ErrorCode } from "@strive/backend/contracts/error-codes";

export type ApiErrorCode = ErrorCode | "network";

/** Texts of the specification's section 8. */
export * as API_ERROR_TEXT from "~/words/api-errors";

interface ApiErrorFacts {
  /** 0 when no answer came. */
  status: number;
  code: ApiErrorCode;
  fieldErrors?: FieldError[];
  requestId?: string | null;
  data?: unknown;
  serverMessage?: string | null;
  requiresVerification?: boolean;
  retryAfterS?: number | null;
}

/** A call that did not succeed. `message` can be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | null;
  /** Further facts by code, such as the short lines of `insufficient_stock`. */
  readonly data: unknown;
  /** The server's own message, for forms where the general text would be too vague. */
  readonly serverMessage: string | null;
  readonly requiresVerification: boolean;
  /** Seconds until a retry makes sense, where the server named them. */
  readonly retryAfterS: number | null;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message);
    this.name = "ApiError";
    this.status = facts.status;
    this.code = facts.code;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.requestId = facts.requestId ?? null;
    this.data = facts.data;
    this.serverMessage = facts.serverMessage ?? null;
    this.requiresVerification = facts.requiresVerification ?? false;
    this.retryAfterS = facts.retryAfterS ?? null;
  }

  /** Worth another try: no answer, or the server's fault. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
