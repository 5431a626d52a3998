/** SQLSTATE of a database error, or name of a system error ("ENOENT"); empty if none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
