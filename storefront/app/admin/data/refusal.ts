import { ApiError } from "~/lib/api-error";
import { waitText } from "~/lib/field-failure";
import * as apiErrors from "~/words/api-errors";
import * as fields from "~/words/fields";

/** Why a change failed: the server's own words for what it refused, the general ones for the rest. */
export function whyOf(error: unknown): string {
  if (!(error instanceof ApiError)) return apiErrors.network;
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefusal ? (error.serverMessage ?? error.message) : error.message;
}

/** "Failed to update user role. There must be at least one active admin" */
export const failedText = (what: string, error: unknown): string =>
  fields.failed(what, whyOf(error));

/** The server's own words, the first named field's before all; else that it did not work. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.isTransient) return otherwise;
  if (error.status === 429) return waitText(error);
  return error.fieldErrors[0]?.message ?? error.serverMessage ?? error.message;
}
