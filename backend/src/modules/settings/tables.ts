/** What staff set, and rates. */
export const TABLES = [
  "app_setting",
  "content_picture",
  "content_version",
  "exchange_rate",
] as const;
