import { codeOf } from "../../../lib/error-code";

/** Unique violation, deadlock, overtaken by another transaction. */
const COLLISIONS = ["23505", "40P01", "40001"];

/** Two writers wanted the same at once; the one told so retries. */
export const isCollision = (error: unknown): boolean => COLLISIONS.includes(codeOf(error));

/** Data that the database does not take: the classes data exception and constraint violation. */
export const isUnfit = (error: unknown): boolean => /^2[23]...$/.test(codeOf(error));

/** The database's message: "Key (handle)=(kivu) already exists." The same twice is not a race. */
export const detailOf = (error: unknown): string =>
  error instanceof Error && "detail" in error && typeof error.detail === "string"
    ? error.detail
    : "";
