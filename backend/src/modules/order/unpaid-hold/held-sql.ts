import { setting } from "../../settings/published-sql";

/**
 * When row `h` of unpaid_hold ends: at its own time, else after the minutes staff set, or half an hour after less
 * than a tenth of one of its products was left. Cash on delivery and wallets have their own ends.
 */
export const HELD_UNTIL = `coalesce(h.until, least(
  h.since + ${setting("hold_minutes")} * interval '1 minute',
  h.scarce_since + interval '30 minutes'))`;

/** Pieces of order `o`: what it holds. */
export const PIECES_OF_ORDER = `(SELECT sum((i ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) i)`;
