/** Who waits for what. */
export const TABLES = ["alert_product", "price_alert", "price_watch", "stock_alert"] as const;
