/** Who did what how often. */
export const TABLES = ["rate_limit"] as const;
