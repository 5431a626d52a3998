/** Who waits for what. */
export const TABLES = [
  "alert_product",
  "cart_reminder",
  "price_alert",
  "price_watch",
  "stock_alert",
] as const;
