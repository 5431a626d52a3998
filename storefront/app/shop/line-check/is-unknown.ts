import { ApiError } from "~/lib/api-error";

/** There is no such product; a malformed id is answered with 400. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
