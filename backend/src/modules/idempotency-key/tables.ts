/** Named after what staff press: renaming a table would stop instances that run the version before. */
export const TABLES = ["pressed_key"] as const;
