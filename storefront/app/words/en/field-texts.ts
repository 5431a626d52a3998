/**
 * What the contracts say of what was typed, here and on the server: its English, and the translation.
 * `{1}`, `{2}` … are values of the sentence, `{label}` the name of a field.
 */
export const FIELD_TEXTS: Readonly<Record<string, string>> = {};
