/** Orders with their payments, history and figures. */
export const TABLES = [
  "checkout_discount",
  "checkout_order",
  "checkout_payment",
  "checkout_refund",
  "order_note",
  "order_progress",
  "order_progress_event",
  "order_touched",
  "sales_delta",
  "sales_rollup",
  "shipping_district",
  "shipping_setting",
  "store_credit",
  "store_credit_entry",
  "transit_dismissal",
  "unpaid_hold",
] as const;
