import type { SqlRule } from "../rule";
import { DEAD_MAILS, JOB_RULES } from "./job-sql";
import { MEDUSA_RULES } from "./medusa-sql";
import { ORDER_RULES } from "./order-sql";
import { OVERDUE_PAYMENTS, PAYMENT_RULES } from "./payment-sql";
import { RESERVATION_RULES } from "./reservation-sql";
import { STOCK_RULES } from "./stock-sql";

export { DEAD_MAILS, JOB_RULES, MEDUSA_RULES, OVERDUE_PAYMENTS };

/** Rules about what the shop's own transactions write: true at every moment, also in a storm. */
export const OWN_RULES: readonly SqlRule[] = [
  ...STOCK_RULES,
  ...RESERVATION_RULES,
  ...ORDER_RULES,
  ...PAYMENT_RULES,
];
