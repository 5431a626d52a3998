/** What was pressed. */
export const TABLES = ["pressed_key"] as const;
