import type { SqlRule } from "../rule";
import {
  AFTER_SET_BACK,
  CLOCK_RULE,
  JOB_CLOCK_RULE,
  JOBS_AFTER_SET_BACK,
  RETENTION_RAN,
} from "./clock-sql";
import { CREDIT_RULES } from "./credit-sql";
import { DELIVERY_RULES } from "./delivery-sql";
import { DROP_RULES } from "./drop-sql";
import { DEAD_MAILS, JOB_RULES as JOBS } from "./job-sql";
import { MAIL_RULES, PHONES_WITHOUT_CODES } from "./mail-sql";
import { MEDUSA_RULES } from "./medusa-sql";
import { ORDER_RULES } from "./order-sql";
import { OVERDUE_PAYMENTS, PAYMENT_RULES } from "./payment-sql";
import { RECEIPT_RULES } from "./receipt-sql";
import { RESERVATION_RULES } from "./reservation-sql";
import { RETURN_RULES } from "./return-sql";
import { STOCK_RULES } from "./stock-sql";
import { OVERDUE_HOLDS } from "./unpaid-sql";

export {
  AFTER_SET_BACK,
  DEAD_MAILS,
  JOBS_AFTER_SET_BACK,
  MEDUSA_RULES,
  OVERDUE_HOLDS,
  OVERDUE_PAYMENTS,
  PHONES_WITHOUT_CODES,
};

/** Over the tables of the job queue, which the first worker makes. */
export const JOB_RULES: readonly SqlRule[] = [...JOBS, JOB_CLOCK_RULE];

/** Rules about what the shop's own transactions write: always true, even in a storm. */
export const OWN_RULES: readonly SqlRule[] = [
  ...STOCK_RULES,
  ...RESERVATION_RULES,
  ...ORDER_RULES,
  ...PAYMENT_RULES,
  ...CREDIT_RULES,
  ...RETURN_RULES,
  ...DELIVERY_RULES,
  ...DROP_RULES,
  ...RECEIPT_RULES,
  ...MAIL_RULES,
  CLOCK_RULE,
  RETENTION_RAN,
];
