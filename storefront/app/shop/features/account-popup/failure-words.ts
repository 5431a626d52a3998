import { ApiError } from "~/lib/api-error";
import { waitText } from "~/lib/field-failure";
import * as apiErrors from "~/words/api-errors";

export interface FailureWords {
  /** Where the server said nothing. */
  fallback: string;
  /** For a 400 without a word. */
  refused?: string;
  /** For a 500, where the general text is not the right one. */
  broken?: string;
}

/** An answer that was no failure, and yet not what was asked for. */
export class Unanswered extends Error {}

/** What a failed call says to the shopper. */
export function failureText(error: unknown, words: FailureWords): string {
  if (error instanceof Unanswered) return error.message;
  // Code of the popup that could not be fetched.
  if (!(error instanceof ApiError)) return apiErrors.network;
  const { status, code, message, serverMessage } = error;
  if (status === 0) return message;
  if (status === 429) return waitText(error);
  if (code === "maintenance") return serverMessage ?? message;
  if (status >= 500) return words.broken ?? message;
  return serverMessage ?? (status === 400 ? words.refused : undefined) ?? words.fallback;
}
