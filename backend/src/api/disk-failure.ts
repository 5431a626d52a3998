import { ApiError } from "../lib/api-error";

/** A failed call of the operating system: full, over its quota, read-only, not ours, too many open. */
export const isDiskFailure = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "code" in error;

/** The sender can't fix a disk: a plain text for them. What failed is for the log. */
export const diskFailed = () =>
  new ApiError(503, "unavailable", "Pictures can't be stored at the moment.", {
    headers: { "Retry-After": "60" },
  });
