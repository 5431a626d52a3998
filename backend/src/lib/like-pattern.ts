/** A text within a LIKE pattern: typed backslashes and wildcards are literal. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern for whatever has this text in it. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
