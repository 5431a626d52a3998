import type { Statement } from "../../../lib/database";

/** By primary key. */
export const READ_RATES: Statement = {
  name: "exchange-rate.read",
  text: `SELECT usd, eur, as_of AS "asOf" FROM exchange_rate WHERE one`,
};

/**
 * $1 seconds until the next turn. A row for whoever comes first once it is time: of several
 * processes one asks, and if it dies on the way one turn is lost. By primary key.
 */
export const TAKE_TURN: Statement = {
  name: "exchange-rate.take-turn",
  text: `
UPDATE exchange_rate SET next_at = now() + make_interval(secs => $1)
WHERE one AND next_at <= now()
RETURNING usd, eur, doubt`,
};

/** $1 USD and $2 EUR per RWF, $3 when the service set them. By primary key. */
export const STORE_RATES: Statement = {
  name: "exchange-rate.store",
  text: `UPDATE exchange_rate SET usd = $1, eur = $2, as_of = $3, doubt = NULL WHERE one`,
};

/** $1 rates that nobody is shown yet. By primary key. */
export const STORE_DOUBT: Statement = {
  name: "exchange-rate.store-doubt",
  text: `UPDATE exchange_rate SET doubt = $1::jsonb WHERE one`,
};
