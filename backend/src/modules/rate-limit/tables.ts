/** Who did what, and how often. */
export const TABLES = ["rate_limit"] as const;
