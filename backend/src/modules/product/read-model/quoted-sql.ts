/** A text as a literal in SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
