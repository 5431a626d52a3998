import type { InstalledSql } from "../../lib/installed-sql";
import { CHECKOUT_SQL } from "./checkout/place-sql";
import { CREDIT_SQL } from "./credit/install-sql";
import { DELIVERY_SQL } from "./delivery/install-sql";
import { DISCOUNT_SQL } from "./discount/sql";
import { GUEST_ORDERS_SQL } from "./guest-orders/sql";
import { ORDER_PROGRESS_SQL } from "./progress/install-sql";
import { RECEIPT_SQL } from "./receipt/install-sql";
import { SALES_SQL } from "./sales/install-sql";
import { UNPAID_HOLD_SQL } from "./unpaid-hold/install-sql";

/** What spans tables of several rooms. */
export const ORDER_SQL: readonly InstalledSql[] = [
  DISCOUNT_SQL,
  CREDIT_SQL,
  CHECKOUT_SQL,
  ORDER_PROGRESS_SQL,
  SALES_SQL,
  UNPAID_HOLD_SQL,
  RECEIPT_SQL,
  DELIVERY_SQL,
  GUEST_ORDERS_SQL,
];
