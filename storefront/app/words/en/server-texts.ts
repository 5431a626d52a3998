/** What the server says to shoppers and riders, as in `field-texts`. */
export const SERVER_TEXTS: Readonly<Record<string, string>> = {};
