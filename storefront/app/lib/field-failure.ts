import * as words from "~/words/fields";
import type { ApiError } from "./api-error";

/** "1 second", "40 seconds", "2 minutes" */
const durationText = (seconds: number): string =>
  seconds < 100 ? words.seconds(Math.ceil(seconds)) : words.minutes(Math.ceil(seconds / 60));

/** Too many tries: with how long to wait, where the server named it. */
export const waitText = ({ message, retryAfterS }: ApiError): string =>
  retryAfterS === null ? message : words.tryAgainIn(message, durationText(retryAfterS));
