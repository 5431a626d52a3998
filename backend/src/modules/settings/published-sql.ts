/** SQL of one row with settings of the shop. Read by orders, when they are placed. */
export const settingsRow = (columns: string): string =>
  `SELECT ${columns} FROM app_setting WHERE one`;

/** SQL of one setting. Read by orders (who is told, how long they may hold stock) and by low stock. */
export const setting = (column: string): string => `(${settingsRow(column)})`;

/** SQL of what a franc is worth, `{"USD", "EUR"}`; null before any rate was read. Read by quotes. */
export const RATES_NOW = `(SELECT jsonb_build_object('USD', r.usd, 'EUR', r.eur) FROM exchange_rate r
   WHERE r.one AND r.usd IS NOT NULL AND r.eur IS NOT NULL)`;
