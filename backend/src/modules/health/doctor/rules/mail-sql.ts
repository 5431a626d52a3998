import type { SqlRule } from "../rule";

/** Sent mails are deleted after 90 days: nothing can be said about older causes. */
const RECENT = "interval '30 days'";

interface Owed {
  name: string;
  template: string;
  /** Rows that owe a mail, as `id` of the row, `mail` (id), `order_id`, `recipient`, `at`, `facts`. */
  causes: string;
}

/**
 * A mail is owed by its cause, and written in its transaction: whatever happened since, it is in
 * the outbox, or its key among those of erased people.
 */
function owed({ name, template, causes }: Owed): SqlRule {
  const key = `'${template}:' || c.id`;
  return {
    name,
    wrong: `
SELECT c.id FROM (${causes}) c CROSS JOIN patience
WHERE c.at > now() - ${RECENT} AND c.at < now() - patience.span
  AND NOT EXISTS (SELECT 1 FROM mail m WHERE m.key = ${key})
  AND NOT EXISTS (SELECT 1 FROM mail_erased e WHERE e.key = ${key})`,
    // A running shop's sweep finds them.
    mend: [
      `INSERT INTO mail (id, key, template, recipient, facts)
       SELECT c.mail, ${key}, '${template}', c.recipient, c.facts
       FROM (${causes}) c WHERE c.id = ANY ($1::text[]) ON CONFLICT DO NOTHING`,
    ],
  };
}

/** Orders that still name their buyer, and know an address. */
const NAMED = "checkout_order o WHERE o.anonymised_at IS NULL AND o.email <> ''";

export const MAIL_RULES: readonly SqlRule[] = [
  owed({
    name: "Every order was confirmed by mail",
    template: "order-received",
    causes: `
SELECT o.id, 'mail_' || substr(o.id, 7) AS mail, o.email AS recipient, o.created_at AS at,
  jsonb_build_object('orderId', o.id) AS facts
FROM ${NAMED}`,
  }),
  owed({
    // Whoever pays the rider sees it taken, and money for a cancelled order goes back.
    name: "Every payment that came in was confirmed by mail",
    template: "payment-received",
    causes: `
SELECT p.id, 'mail_' || substr(p.id, 5) AS mail, o.email AS recipient, p.paid_at AS at,
  jsonb_build_object('orderId', o.id, 'amountRwf', p.amount) AS facts
FROM checkout_payment p, ${NAMED} AND o.id = p.order_id AND p.payment_status = 'completed'
  AND p.payment_method <> 'cod' AND (p.payment_method IN ('momo', 'card') OR p.received_as IS NOT NULL) AND p.amount > 0
  AND NOT EXISTS (SELECT 1 FROM order_progress_event e
    WHERE e.order_id = o.id AND e.status = 'cancelled' AND e.at <= p.paid_at)`,
  }),
  owed({
    name: "Every refund was confirmed by mail",
    template: "payment-refunded",
    causes: `
SELECT f.id, 'mail_' || substr(f.id, 8) AS mail, o.email AS recipient, f.completed_at AS at,
  jsonb_build_object('orderId', o.id, 'amountRwf', f.amount, 'asCredit', f.credit_id IS NOT NULL,
    'giftCard', (SELECT s.ends_with FROM store_credit s WHERE s.id = f.credit_id)) AS facts
FROM checkout_refund f, ${NAMED} AND o.id = f.order_id AND f.status = 'completed'
  AND NOT EXISTS (SELECT 1 FROM store_credit s WHERE s.id = f.credit_id AND s.account_id IS NULL AND s.code_hash IS NULL)`,
  }),
];

/** Where login by phone is on and nothing sends SMS: who waits for a code in vain. */
export const PHONES_WITHOUT_CODES: SqlRule = {
  name: "Whoever confirmed a phone to log in with gets codes by SMS",
  wrong: `SELECT id FROM account WHERE phone_confirmed_at IS NOT NULL AND role = 'user' AND is_active`,
};
