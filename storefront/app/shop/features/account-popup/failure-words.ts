import { API_ERROR_TEXT, ApiError } from "~/lib/api-error";

export interface FailureWords {
  /** Where the server said nothing. */
  fallback: string;
  /** For a 500, where the general text is not the right one. */
  broken?: string;
}

/** "1 second", "40 seconds", "2 minutes" */
function durationText(seconds: number): string {
  const [count, unit] =
    seconds < 100 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** What a failed call says to the shopper. */
export function failureText(error: unknown, words: FailureWords): string {
  // Code of the popup that could not be fetched.
  if (!(error instanceof ApiError)) return API_ERROR_TEXT.network;
  const { status, code, message, serverMessage, retryAfterS } = error;
  if (status === 0) return message;
  if (status === 429) {
    return retryAfterS === null
      ? message
      : `${message}. Try again in ${durationText(retryAfterS)}.`;
  }
  if (code === "maintenance") return serverMessage ?? message;
  if (status >= 500) return words.broken ?? message;
  return serverMessage ?? words.fallback;
}
