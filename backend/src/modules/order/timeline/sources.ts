import type { TimelineKind } from "../../../contracts/order-timeline";
import { CHANGES_OF_ORDER, doerOf, firstActivity, LOOKS_AT_ORDER } from "../../staff/published-sql";
import { MAILS_OF_ORDER } from "../../mail/published-sql";
import { CHANGE_EVENTS } from "../progress/taken-on-sql";

/**
 * Where entries of a kind come from. `sql` selects, for order `$1`:
 * - `id`: stable, and of one entry alone; numbers in it are padded, as ties are sorted by it
 * - `at`, `by_whom`: an e-mail address, `customer`, `system` or null
 * - `facts`: what the contract has of this kind besides, as JSON; times by `utcText`
 */
export interface TimelineSource {
  readonly kind: TimelineKind;
  /** 0-9. What happens in one transaction may have one time: then the lower rank came first. */
  readonly rank: number;
  /** Names the index it relies on. */
  readonly sql: string;
}

/** A time inside facts, as contracts want it. */
const utcText = (time: string) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const padded = (id: string) => `lpad(${id}::text, 12, '0')`;

/**
 * Every change of status writes one event, whoever makes it: a buyer, staff, the clock or Medusa's dashboard. What staff
 * changed of the order itself is in the audit log, with how it was before. Index: order_progress_event_order.
 */
const STATUS: TimelineSource = {
  kind: "status",
  rank: 1,
  sql: `
SELECT 'status:' || ${padded("e.id")} AS id, e.at, e.by_whom, jsonb_build_object('event', e.event, 'status', e.status, 'reason', e.reason) AS facts
FROM order_progress_event e WHERE e.order_id = $1
  AND NOT (e.event IN (${CHANGE_EVENTS}) AND e.by_whom NOT IN ('customer', 'system'))`,
};

interface Money {
  event: string;
  id: string;
  at: string;
  by: string;
  amount: string;
  method?: string;
  phone?: string;
  reference?: string;
  receivedAs?: string;
  failure?: string;
  reason?: string;
  asCredit?: string;
  from: string;
}

const money = (one: Money): string => `
SELECT ${one.id} AS id, ${one.at} AS at, ${one.by} AS by_whom, jsonb_build_object('event', ${one.event}, 'amount', ${one.amount},
  'payment_method', ${one.method ?? "NULL"}, 'phone', ${one.phone ?? "NULL"}, 'reference', ${one.reference ?? "NULL"},
  'received_as', ${one.receivedAs ?? "NULL"}, 'failure', ${one.failure ?? "NULL"}, 'reason', ${one.reason ?? "NULL"},
  'as_credit', ${one.asCredit ?? "false"}) AS facts
FROM ${one.from}`;

const ofPayment = { amount: "p.amount", method: "p.payment_method", phone: "p.phone" };
/** Both rows were written by one call: what staff record at once was never started. Index: audit_event_subject. */
const IS_RECORDED_AT_ONCE = `coalesce((SELECT a.at = p.created_at FROM (${firstActivity("p.id", "payment.record")}) a), false)`;
const ofRefund = {
  amount: "f.amount",
  method: "p.payment_method",
  reason: "f.reason",
  asCredit: "f.credit_id IS NOT NULL",
  reference: `(SELECT coalesce(s.ends_with, (SELECT 'R-' || r.number FROM order_return r WHERE r.id = s.return_id))
    FROM store_credit s WHERE s.id = f.credit_id)`,
};
const REFUNDS =
  "checkout_refund f JOIN checkout_payment p ON p.id = f.payment_id WHERE f.order_id = $1";

/**
 * A payment tells of its beginning and its end as they are known now: one that failed and was paid after all is paid.
 * What credit pays is paid from the start, and what goes back to a balance is there at once. Indexes:
 * checkout_payment_order, checkout_refund_order, store_credit_entry_order.
 */
const PAYMENT: TimelineSource = {
  kind: "payment",
  rank: 2,
  sql: [
    money({
      ...ofPayment,
      event: "CASE p.payment_method WHEN 'credit' THEN 'credit_used' ELSE 'started' END",
      id: "'payment:' || p.id || ':begun'",
      at: "p.created_at",
      by: "CASE p.payment_method WHEN 'credit' THEN 'customer' END",
      reference: "CASE p.payment_method WHEN 'credit' THEN p.transaction_id END",
      from: `checkout_payment p WHERE p.order_id = $1
  AND (p.payment_method = 'credit' OR (p.amount > 0 AND NOT ${IS_RECORDED_AT_ONCE}))`,
    }),
    money({
      ...ofPayment,
      event: "CASE WHEN p.paid_at IS NOT NULL THEN 'paid' ELSE 'failed' END",
      id: "'payment:' || p.id || ':done'",
      at: "coalesce(p.paid_at, p.updated_at)",
      by: `CASE WHEN p.paid_at IS NOT NULL THEN p.received_by ELSE ${doerOf("p.id", "payment.status", "failed")} END`,
      reference: "p.transaction_id",
      receivedAs: "p.received_as",
      failure: "p.failure_reason",
      from: `checkout_payment p WHERE p.order_id = $1 AND p.payment_method <> 'credit'
  AND (p.paid_at IS NOT NULL OR p.payment_status = 'failed')`,
    }),
    money({
      ...ofRefund,
      event: "CASE WHEN f.credit_id IS NULL THEN 'refund_owed' ELSE 'refund_paid' END",
      id: "'refund:' || f.id || ':begun'",
      at: "f.created_at",
      by: "f.by_whom",
      from: REFUNDS,
    }),
    money({
      ...ofRefund,
      event: "CASE f.status WHEN 'completed' THEN 'refund_paid' ELSE 'refund_failed' END",
      id: "'refund:' || f.id || ':done'",
      // Made in Medusa's dashboard, it is owed and paid in one transaction.
      at: "greatest(coalesce(f.completed_at, f.updated_at), f.created_at)",
      by: doerOf("f.id", "refund.status"),
      from: `${REFUNDS} AND f.credit_id IS NULL AND f.status <> 'requested'`,
    }),
    money({
      event: "CASE WHEN e.amount > 0 THEN 'cards_sold' ELSE 'cards_taken_back' END",
      id: `'sold-card:' || ${padded("e.id")}`,
      // The transaction that saw its money made it, and began before that.
      at: `greatest(e.at, (SELECT max(p.paid_at) FROM checkout_payment p
  WHERE p.order_id = $1 AND p.paid_at < e.at + interval '10 seconds'))`,
      by: "CASE WHEN e.amount > 0 THEN NULL ELSE e.by_whom END",
      amount: "abs(e.amount)",
      reference: "s.ends_with",
      from: "store_credit_entry e JOIN store_credit s ON s.id = e.credit_id WHERE e.order_id = $1 AND e.kind = 'sold'",
    }),
  ].join("\nUNION ALL"),
};

const RETURN_STEPS = [
  ["requested", "created_at"],
  ["approved", "approved_at"],
  ["received", "received_at"],
  ["settled", "settled_at"],
] as const;

/** The audit log keeps who opened a return so long; see RETENTION.md. */
const AUDIT_KEPT = "interval '2 years'";

/** A return's row has the time of each step, the audit log who of the staff took it. Indexes: order_return_order, audit_event_subject. */
const RETURN: TimelineSource = {
  kind: "return",
  rank: 4,
  sql: `
SELECT 'return:' || r.id || ':' || s.event AS id, s.at,
  CASE s.event WHEN 'requested' THEN coalesce(${doerOf("r.id", "return.create")},
      CASE WHEN r.created_at > now() - ${AUDIT_KEPT} THEN 'customer' END)
    WHEN 'withdrawn' THEN coalesce(${doerOf("r.id", "return.status", "withdrawn")},
      CASE WHEN r.closed_at > now() - ${AUDIT_KEPT} THEN 'customer' END)
    ELSE (SELECT a.who FROM (${firstActivity("r.id", "return.status", "d.after ->> 'status' = s.event")}) a) END AS by_whom,
  jsonb_build_object('event', s.event, 'return_id', r.id, 'return_number', 'R-' || r.number,
    'is_approved_at_once', s.event = 'requested' AND r.approved_at IS NOT DISTINCT FROM r.created_at,
    'amount', CASE s.event WHEN 'settled' THEN r.refunded_amount END,
    'reason', CASE WHEN s.event IN ('settled', 'declined') THEN r.reason END,
    'exchange', CASE WHEN s.event = 'requested' THEN (SELECT jsonb_build_object('order_id', x.id, 'order_number', x.order_number)
      FROM checkout_order x WHERE x.id = r.exchange_order_id) END) AS facts
FROM order_return r CROSS JOIN LATERAL (VALUES ${RETURN_STEPS.map(([event, time]) => `('${event}', r.${time})`).join(", ")},
  (CASE WHEN r.closed_at IS NOT NULL THEN r.status END, r.closed_at)) AS s(event, at)
WHERE r.order_id = $1 AND s.at IS NOT NULL
  AND NOT (s.event = 'approved' AND r.approved_at IS NOT DISTINCT FROM r.created_at)`,
};

/** What a rider, or staff for him, said of a parcel, unless its order was set back since. Index: delivery_attempt_order. */
const DELIVERY: TimelineSource = {
  kind: "delivery",
  rank: 7,
  sql: `
SELECT 'delivery:' || a.id AS id, a.at, a.by_whom, jsonb_build_object('event', a.outcome, 'number', p.number, 'reason', a.reason,
  'note', a.note, 'new_day', a.new_day, 'received_by', a.received_by, 'cash_amount', a.cash_amount) AS facts
FROM delivery_attempt a JOIN delivery_parcel p ON p.id = a.parcel_id WHERE a.order_id = $1 AND a.voided_at IS NULL`,
};

/** The log has when staff entered it first: they may have corrected it since, which is a change. */
const FIRST_ENTERED = `LEFT JOIN LATERAL (${firstActivity("r.id", "receipt.update", "d.after ->> 'state' = 'signed'")}) a
  ON r.signed_at IS NOT NULL`;

/** A receipt's row says what it is now: there is no time of a refusal. Indexes: order_receipt_order, audit_event_subject. */
const RECEIPT: TimelineSource = {
  kind: "receipt",
  rank: 5,
  sql: `
SELECT 'receipt:' || r.id || ':' || s.event AS id, s.at, s.by_whom, jsonb_build_object('event', s.event, 'receipt_id', r.id,
  'number', r.number, 'receipt_kind', r.kind, 'total', r.total, 'state', r.state,
  'receipt_number', CASE s.event WHEN 'signed' THEN r.receipt_number END, 'error', r.error) AS facts
FROM order_receipt r ${FIRST_ENTERED} CROSS JOIN LATERAL (VALUES ('made', r.created_at, 'system'),
  -- The controller has a clock of its own.
  ('signed', CASE WHEN r.signed_at IS NOT NULL THEN greatest(coalesce(a.at, r.signed_at), r.created_at) END,
    coalesce(a.who, r.signed_by, 'system'))) AS s(event, at, by_whom)
WHERE r.order_id = $1 AND s.at IS NOT NULL`,
};

/** Index: order_note_order. */
const NOTE: TimelineSource = {
  kind: "note",
  rank: 6,
  sql: `
SELECT 'note:' || n.id AS id, n.created_at AS at, n.by_whom, jsonb_build_object('text', n.text) AS facts
FROM order_note n WHERE n.order_id = $1`,
};

/** SQL of the gift cards that the order brought. By primary key. */
const CARDS = `SELECT c ->> 'id' FROM checkout_order o CROSS JOIN LATERAL jsonb_array_elements(o.gift -> 'cards') c WHERE o.id = $1 AND o.gift IS NOT NULL`;

const MAILS = MAILS_OF_ORDER("$1", CARDS);

/** Mails to all staff are told by those that they became. Indexes: mail_order, mail_key. */
const MAIL: TimelineSource = {
  kind: "mail",
  rank: 8,
  sql: `
SELECT 'mail:' || m.id AS id, m."createdAt" AS at, 'system' AS by_whom, jsonb_build_object('mail_id', m.id,
  'channel', m.channel, 'template', m.template, 'to', m.recipient, 'state', m.state, 'attempts', m.attempts, 'sent_at', ${utcText('m."sentAt"')}) AS facts
FROM (${MAILS}) m WHERE m.state <> 'passed_on'`,
};

/**
 * Which kind tells what the audit log has too, by action. Every other action about the order or a part of it is a
 * `change`: a new one is told without being named here.
 */
export const TOLD_BY: Readonly<Record<string, TimelineKind>> = {
  "order.status": "status",
  "order.place": "status",
  "order.note": "note",
  "payment.record": "payment",
  "payment.status": "payment",
  "refund.create": "payment",
  "refund.status": "payment",
  "return.create": "return",
  "return.status": "return",
  "parcel.delivered": "delivery",
  "parcel.failed": "delivery",
};

/**
 * The order, its payments, refunds, returns, receipts, mails and gift cards; and calls of Medusa's own admin API about it.
 * Those that pack, send or cancel it come back as a status. A signed receipt tells who entered it. Indexes:
 * audit_event_subject, audit_event_native_order, and those of the other sources.
 */
const CHANGE: TimelineSource = {
  kind: "change",
  rank: 3,
  sql: `
SELECT 'change:' || ${padded("a.id")} AS id, a.at, a.who AS by_whom, jsonb_build_object('action', a.action,
  'subject', jsonb_build_object('kind', a.subject_kind, 'label', a.subject_label), 'before', a.before, 'after', a.after) AS facts
FROM (${CHANGES_OF_ORDER(
    "$1",
    `SELECT $1 UNION ALL SELECT id FROM checkout_payment WHERE order_id = $1
  UNION ALL SELECT id FROM checkout_refund WHERE order_id = $1 UNION ALL SELECT id FROM order_return WHERE order_id = $1
  UNION ALL SELECT id FROM order_receipt WHERE order_id = $1 UNION ALL SELECT id FROM delivery_parcel WHERE order_id = $1 UNION ALL SELECT m.id FROM (${MAILS}) m UNION ALL ${CARDS}`,
  )}) a
WHERE a.action NOT IN (${Object.keys(TOLD_BY)
    .map((action) => `'${action}'`)
    .join(", ")})
  AND NOT (a.action = 'receipt.update' AND a.after ->> 'state' IS NOT DISTINCT FROM 'signed')`,
};

/** Index: access_log_order_seen. */
const SEEN: TimelineSource = {
  kind: "seen",
  rank: 9,
  sql: `
SELECT 'seen:' || l."accountId" || ':' || l.day AS id, l."firstAt" AS at, l.email AS by_whom,
  jsonb_build_object('times', l.times, 'last_at', ${utcText('l."lastAt"')}) AS facts
FROM (${LOOKS_AT_ORDER("$1")}) l`,
};

/** One timeline is all of these. A new kind is one more, a variant of the contract's entry, and words on the screen. */
export const TIMELINE_SOURCES: readonly TimelineSource[] = [
  STATUS,
  PAYMENT,
  CHANGE,
  RETURN,
  RECEIPT,
  NOTE,
  DELIVERY,
  MAIL,
  SEEN,
];
