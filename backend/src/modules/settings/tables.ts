/** What staff set, and rates. */
export const TABLES = ["app_setting", "exchange_rate"] as const;
