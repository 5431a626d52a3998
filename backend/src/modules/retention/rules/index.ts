import type { RetentionRuleId } from "../domain/periods";
import {
  EXECUTIONS,
  GUESTS,
  INVITATIONS,
  MEDUSA_CARTS,
  NOTIFICATIONS,
  REMOVED_PEOPLE,
  REMOVED_STAFF,
} from "./medusa-sql";
import { DOOR_NAMES, FORMER_RIDERS, ORDERS, RETURN_PICTURES } from "./order-sql";
import {
  ACCESS_LOG,
  DEAD_MAILS,
  GIFT_CARDS,
  GIFT_RECIPIENTS,
  HANDLED_MESSAGES,
  LEFT_LISTS,
  OPEN_MESSAGES,
  MISSED_SEARCHES,
  ORDINARY_AUDIT,
  IDEMPOTENCY_KEYS,
  SAVED_CARTS,
  SECURITY_AUDIT,
  SENT_MAILS,
  WAITING_MAILS,
} from "./own-sql";
import type { Sweep } from "./sweep";

/** How each rule is applied. */
export const SWEEPS: Readonly<Record<RetentionRuleId, Sweep>> = {
  orders: ORDERS,
  "door-names": DOOR_NAMES,
  "return-pictures": RETURN_PICTURES,
  "former-riders": FORMER_RIDERS,
  "saved-carts": SAVED_CARTS,
  "left-lists": LEFT_LISTS,
  "medusa-carts": MEDUSA_CARTS,
  guests: GUESTS,
  "removed-people": REMOVED_PEOPLE,
  "removed-staff": REMOVED_STAFF,
  invitations: INVITATIONS,
  "sent-mails": SENT_MAILS,
  "dead-mails": DEAD_MAILS,
  "waiting-mails": WAITING_MAILS,
  "medusa-notifications": NOTIFICATIONS,
  "handled-messages": HANDLED_MESSAGES,
  "missed-searches": MISSED_SEARCHES,
  "open-messages": OPEN_MESSAGES,
  "gift-cards": GIFT_CARDS,
  "gift-recipients": GIFT_RECIPIENTS,
  "audit-ordinary": ORDINARY_AUDIT,
  "audit-security": SECURITY_AUDIT,
  "access-log": ACCESS_LOG,
  "workflow-executions": EXECUTIONS,
  "idempotency-keys": IDEMPOTENCY_KEYS,
};
