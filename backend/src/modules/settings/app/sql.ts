import type { Statement } from "../../../lib/database";

const COLUMNS = `version, site_name AS "siteName", maintenance_mode AS "maintenanceMode",
  email_notifications AS "emailNotifications", order_notifications AS "orderNotifications",
  low_stock_alerts AS "lowStockAlerts", auto_approve_products AS "autoApproveProducts",
  default_order_status AS "defaultOrderStatus", items_per_page AS "itemsPerPage",
  hold_minutes AS "holdMinutes", max_unpaid_pieces AS "maxUnpaidPieces", tax_mode AS "taxMode", tin, shop_pickup AS "shopPickup"`;

/** By primary key, as is all below. */
export const READ_SETTINGS: Statement = {
  name: "app-settings.read",
  text: `SELECT ${COLUMNS} FROM app_setting WHERE one`,
};

/** Two admins save at once: the second waits here, and sees what the first has saved. */
export const LOCK_SETTINGS: Statement = {
  name: "app-settings.lock",
  text: `SELECT ${COLUMNS} FROM app_setting WHERE one FOR UPDATE`,
};

/** $1-$13 the settings in the order of the table. The trigger tells every process on commit. */
export const SAVE_SETTINGS: Statement = {
  name: "app-settings.save",
  text: `
UPDATE app_setting SET site_name = $1, maintenance_mode = $2, email_notifications = $3,
  order_notifications = $4, low_stock_alerts = $5, auto_approve_products = $6,
  default_order_status = $7, items_per_page = $8, hold_minutes = $9,
  max_unpaid_pieces = $10, tax_mode = $11, tin = $12, shop_pickup = $13,
  vat_since = CASE WHEN $11 = 'vat' THEN coalesce(vat_since, clock_timestamp()) END, version = version + 1, updated_at = now()
WHERE one
RETURNING ${COLUMNS}`,
};
