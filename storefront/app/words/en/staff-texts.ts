/** What the contracts and the server say to staff alone, as in `field-texts`. */
export const STAFF_TEXTS: Readonly<Record<string, string>> = {};
