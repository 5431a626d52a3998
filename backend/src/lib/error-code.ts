/** SQLSTATE of a database error, or name of a system error ("ENOENT"); empty if none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** A unique row is another's: the database says so to the second of two at once, too. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === "23505";
