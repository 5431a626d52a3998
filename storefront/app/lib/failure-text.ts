import * as apiErrors from "~/words/api-errors";
import * as words from "~/words/fields";
import { ApiError } from "./api-error";

/** "1 second", "40 seconds", "2 minutes" */
const durationText = (seconds: number): string =>
  seconds < 100 ? words.seconds(Math.ceil(seconds)) : words.minutes(Math.ceil(seconds / 60));

/** Too many tries: with how long to wait, where the server named it. */
const waitText = ({ message, retryAfterS }: ApiError): string =>
  retryAfterS === null ? message : words.tryAgainIn(message, durationText(retryAfterS));

/** An answer that was no failure, and yet not what was asked for. */
export class UnexpectedAnswer extends Error {}

/** A form's own words for a failure; undefined leaves it to the general ones. */
export type WordsOf = (error: ApiError) => string | undefined;

/** What is wrong with the first field says more than the summary of the answer. */
export const firstFieldText: WordsOf = ({ fieldErrors }) => fieldErrors[0]?.message;

/** What a failed call says: the server's own words; where none came, the general ones. */
export function failureText(error: unknown, wordsOf?: WordsOf): string {
  if (error instanceof UnexpectedAnswer) return error.message;
  // Code that could not be fetched.
  if (!(error instanceof ApiError)) return apiErrors.network;
  const own = wordsOf?.(error);
  if (own !== undefined) return own;
  const { status, code, message, serverMessage } = error;
  if (status === 429) return waitText(error);
  return status < 500 || code === "maintenance" ? (serverMessage ?? message) : message;
}
