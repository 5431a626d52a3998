/** SQLSTATE of a database's error, or name of a system's ("ENOENT"); empty when it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
