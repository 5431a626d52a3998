import type { Statement } from "../../lib/database";

/** Index: order_progress_event_order. */
export const HISTORY_OF_ORDER: Statement = {
  name: "order-progress.history",
  text: `SELECT status, event, at, by_whom AS "by" FROM order_progress_event WHERE order_id = $1 ORDER BY id`,
};
