import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import * as fields from "~/words/fields";

/** Milliseconds that a failure stays: long, for whoever looks elsewhere meanwhile. */
export const FAILURE_MS = 8000;

/** "Failed to update user role. There must be at least one active admin" */
export const failedText = (what: string, error: unknown): string =>
  fields.failed(what, failureText(error));

/** The server's own words, the first named field's before all; else that it did not work. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.isTransient) return otherwise;
  return failureText(error, firstFieldText);
}
