/** What is wrong with a file of products; see `field-texts`. The server says them in English. */
export const IMPORT_TEXTS: Readonly<Record<string, string>> = {};
