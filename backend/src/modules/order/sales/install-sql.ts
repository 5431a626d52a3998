import {
  expansionOf,
  IS_MONEY,
  IS_MONEY_BACK,
  PAID_ON,
  REFUNDED_ON,
  summed,
  TRUTH,
} from "./expansion-sql";
import { setting } from "../../settings/published-sql";

const fn = (name: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`;

const trigger = (name: string, events: string, table: string, when = "") =>
  `CREATE OR REPLACE TRIGGER ${name} AFTER ${events} ON ${table} FOR EACH ROW ${when} EXECUTE FUNCTION ${name}()`;

const money = (row: string, sign: string, amountSign: string, day: string) =>
  `INSERT INTO sales_delta (order_id, amount, on_day) VALUES (${row}.order_id, ${sign}${amountSign}${row}.amount, ${day});`;

/**
 * Triggers that note what happens to orders, payments and refunds in `sales_delta`, in the same
 * transaction: both are committed or neither. They only copy what is at hand; folding works out
 * what it counts for. Every version of a row follows exactly one other, so "minus what it was, plus
 * what it is" is right however many writers there are.
 */
const TRIGGERS: readonly string[] = [
  // The status is copied to the order for lists; order_progress is its truth. Placing writes both.
  fn(
    "checkout_order_follow",
    `UPDATE checkout_order SET status = new.status WHERE id = new.order_id AND status <> new.status;`,
  ),
  trigger(
    "checkout_order_follow",
    "UPDATE OF status",
    "order_progress",
    "WHEN (old.status IS DISTINCT FROM new.status)",
  ),
  fn(
    "sales_note_placed",
    `INSERT INTO sales_delta (order_id, status_after, payment_after, is_news)
     VALUES (new.id, new.status, new.payment_status,
       coalesce(${setting("order_notifications")}, false));`,
  ),
  trigger("sales_note_placed", "INSERT", "checkout_order"),
  fn(
    "sales_note_changed",
    `INSERT INTO sales_delta (order_id, status_before, payment_before, status_after, payment_after)
     VALUES (new.id, old.status, old.payment_status, new.status, new.payment_status);`,
  ),
  trigger(
    "sales_note_changed",
    "UPDATE OF status, payment_status",
    "checkout_order",
    "WHEN (old.status IS DISTINCT FROM new.status OR old.payment_status IS DISTINCT FROM new.payment_status)",
  ),
  fn(
    "sales_note_payment",
    `IF TG_OP = 'UPDATE' AND old.paid_at IS NOT NULL THEN ${money("old", "-", "", PAID_ON("old"))} END IF;
     IF new.paid_at IS NOT NULL THEN ${money("new", "", "", PAID_ON("new"))} END IF;`,
  ),
  fn(
    "sales_note_refund",
    `IF TG_OP = 'UPDATE' AND old.status = 'completed' THEN ${money("old", "", "", REFUNDED_ON("old"))} END IF;
     IF new.status = 'completed' THEN ${money("new", "", "-", REFUNDED_ON("new"))} END IF;`,
  ),
  `CREATE OR REPLACE TRIGGER sales_note_payment_new AFTER INSERT ON checkout_payment
   FOR EACH ROW WHEN (new.paid_at IS NOT NULL AND ${IS_MONEY("new")}) EXECUTE FUNCTION sales_note_payment()`,
  `CREATE OR REPLACE TRIGGER sales_note_payment AFTER UPDATE ON checkout_payment
   FOR EACH ROW WHEN (${IS_MONEY("new")} AND (old.paid_at IS DISTINCT FROM new.paid_at
     OR (new.paid_at IS NOT NULL AND old.amount <> new.amount))) EXECUTE FUNCTION sales_note_payment()`,
  `CREATE OR REPLACE TRIGGER sales_note_refund_new AFTER INSERT ON checkout_refund
   FOR EACH ROW WHEN (new.status = 'completed' AND ${IS_MONEY_BACK("new")}) EXECUTE FUNCTION sales_note_refund()`,
  `CREATE OR REPLACE TRIGGER sales_note_refund AFTER UPDATE ON checkout_refund
   FOR EACH ROW WHEN (${IS_MONEY_BACK("new")} AND (old.status = 'completed' OR new.status = 'completed')
     AND (old.status, old.amount, old.completed_at) IS DISTINCT FROM (new.status, new.amount, new.completed_at))
   EXECUTE FUNCTION sales_note_refund()`,
];

/** Forgets every sum and recounts. Nobody else may fold or note meanwhile: see its callers. */
export const RECOUNT: readonly string[] = [
  `DELETE FROM sales_delta`,
  `DELETE FROM sales_rollup`,
  `WITH truth AS (${TRUTH}), ${expansionOf("truth")}
   INSERT INTO sales_rollup (kind, key, orders, units, revenue, amount, usd) ${summed("expanded")}`,
];

/**
 * Everything the module needs besides its tables. Creating a trigger blocks its table's writers
 * until the end of the transaction, so the recount that follows sees everything before and misses
 * nothing after.
 */
export const SALES_SQL = {
  name: "sales",
  statements: [
    // In the order payments and status changes take them.
    `LOCK TABLE order_progress, checkout_payment, checkout_refund, checkout_order IN SHARE ROW EXCLUSIVE MODE`,
    ...TRIGGERS,
    `UPDATE checkout_order o SET status = g.status FROM order_progress g
     WHERE g.order_id = o.id AND g.status <> o.status`,
    ...RECOUNT,
  ],
};
