import type { Statement } from "../../../lib/database";
import { setting } from "../../settings/published-sql";
import { GOODS_OF } from "./install-sql";

/** SQL for a `ReceiptRecord` of row `r`. By primary key, where it is of a sale. */
const RECEIPT_JSON = `jsonb_build_object('id', r.id, 'number', r.number, 'kind', r.kind, 'state', r.state,
  'orderId', r.order_id, 'corrects', (SELECT s.number FROM order_receipt s WHERE s.id = r.sale_id),
  'total', r.total, 'vat', r.vat, 'lines', r.lines, 'shopTin', r.shop_tin, 'buyerTin', r.buyer_tin,
  'purchaseCode', r.purchase_code, 'createdAt', r.created_at, 'sdcId', r.sdc_id, 'receiptNumber', r.receipt_number,
  'internalData', r.internal_data, 'signature', r.signature, 'machineNumber', r.machine_number,
  'signedAt', r.signed_at, 'signedBy', r.signed_by, 'error', r.error, 'attempts', r.attempts,
  'isSent', r.is_sent, 'nextTryAt', r.next_try_at)`;

/** SQL of the receipts of the order with this id, in the order of their numbers. Index: order_receipt_order. */
export const RECEIPTS_OF = (orderId: string): string => `(
  SELECT coalesce(jsonb_agg(${RECEIPT_JSON} ORDER BY r.number), '[]'::jsonb) FROM order_receipt r WHERE r.order_id = ${orderId})`;

/**
 * SQL of the taxable whole RWF of order \`o\`: while it is to be paid, in a shop that is registered, of what it will be
 * sold for, else of what it was; null: it is cancelled, or was paid before the shop was registered. Index: order_receipt_order.
 */
export const TAXABLE_OF = (o: string): string => `coalesce(
  CASE WHEN ${setting("tax_mode")} = 'vat' AND ${o}.status <> 'cancelled' AND ${o}.payment_status IN ('unpaid', 'pending')
    THEN nullif(${GOODS_OF(o)}, 0) END,
  (SELECT least(sum(r.total)::bigint, ${GOODS_OF(o)}) FROM order_receipt r WHERE r.order_id = ${o}.id AND r.kind = 'sale'
    HAVING count(*) > 0))`;

const LISTED = "order_receipt r JOIN checkout_order o ON o.id = r.order_id";
const LISTED_JSON = `jsonb_build_object('receipt', ${RECEIPT_JSON}, 'orderNumber', o.order_number,
  'firstname', o.firstname, 'lastname', o.lastname)`;
const SEARCHED = `lower(r.number || ' ' || o.order_number || ' ' || o.firstname || ' ' || o.lastname
  || ' ' || coalesce(r.buyer_tin, '') || ' ' || coalesce(r.receipt_number::text, '') || ' ' || r.id)`;

/**
 * $1 state or null, $2 pattern or null, $3 limit, $4 offset. What failed comes first, then the newest. Index:
 * order_receipt_latest; the counts walk all receipts, a search their orders too.
 */
export const listReceipts = (isSearch: boolean): Statement => ({
  name: `receipt.list-${isSearch ? "found" : "all"}`,
  text: `
WITH counts AS MATERIALIZED (
  SELECT r.state, count(*) AS n FROM ${isSearch ? LISTED : "order_receipt r"}
  WHERE $2::text IS NULL${isSearch ? ` OR ${SEARCHED} LIKE $2` : ""} GROUP BY 1
), page AS MATERIALIZED (
  SELECT r.state = 'failed' AS is_failed, r.number, ${LISTED_JSON} AS json FROM ${LISTED}
  WHERE ($1::text IS NULL OR r.state = $1) AND ($2::text IS NULL OR ${SEARCHED} LIKE $2)
  ORDER BY (r.state = 'failed') DESC, r.number DESC LIMIT $3 OFFSET $4
)
SELECT (SELECT coalesce(jsonb_object_agg(state, n), '{}'::jsonb) FROM counts) AS "stateCounts",
  (SELECT coalesce(sum(n), 0)::float8 FROM counts WHERE $1::text IS NULL OR state = $1) AS count,
  (SELECT has_controller FROM receipt_book WHERE one) AS "hasController",
  (SELECT coalesce(jsonb_agg(json ORDER BY is_failed DESC, number DESC), '[]'::jsonb) FROM page) AS receipts`,
});

/** $1 receipt. By primary key. */
export const READ_RECEIPT: Statement = {
  name: "receipt.read",
  text: `SELECT ${LISTED_JSON} AS listed FROM ${LISTED} WHERE r.id = $1`,
};

/** $1 receipt. Held: of a worker and staff, or of two of staff, the second sees what the first wrote. */
export const HOLD_RECEIPT: Statement = {
  name: "receipt.hold",
  text: `SELECT ${LISTED_JSON} AS listed FROM ${LISTED} WHERE r.id = $1 FOR NO KEY UPDATE OF r`,
};

/**
 * $1 receipt, $2 SDC id, $3 its number there, $4 internal data, $5 signature, $6 machine, $7 when, $8 by whom or null.
 * No row: it is signed already. Never a second time, but for what staff typed and correct.
 */
export const SIGN_RECEIPT: Statement = {
  name: "receipt.sign",
  text: `
UPDATE order_receipt r SET state = 'signed', sdc_id = $2, receipt_number = $3::bigint, internal_data = $4, signature = $5,
  machine_number = $6, signed_at = $7::timestamptz, signed_by = $8, error = NULL
WHERE r.id = $1 AND (r.state <> 'signed' OR (r.signed_by IS NOT NULL AND $8::text IS NOT NULL)) RETURNING r.id`,
};

/** $1 kind, $2 SDC id, $3 number there. A receipt that has it already. Index: order_receipt_signed. */
export const SIGNED_AS: Statement = {
  name: "receipt.signed-as",
  text: `
SELECT number::float8 AS number FROM order_receipt
WHERE state = 'signed' AND kind = $1 AND sdc_id = $2 AND receipt_number = $3::bigint`,
};

/** $1 receipt. What the controller may have keeps being asked by its number. */
export const QUEUE_RECEIPT: Statement = {
  name: "receipt.queue",
  text: `
UPDATE order_receipt SET state = 'queued', error = NULL, attempts = 0, next_try_at = now()
WHERE id = $1 AND state IN ('none', 'failed')`,
};

/** $1 order, held. Whether a receipt of it is signed, or may be right now, so that its buyer can't change. */
export const IS_BUYER_FIXED: Statement = {
  name: "receipt.is-buyer-fixed",
  text: `
SELECT EXISTS (SELECT 1 FROM order_receipt r WHERE r.order_id = $1 AND r.kind = 'sale'
    AND (r.state = 'signed' OR r.is_sent) AND NOT EXISTS (
      SELECT 1 FROM order_receipt later WHERE later.order_id = $1 AND later.kind = 'sale' AND later.number > r.number)) AS yes`,
};

/** $1 order, $2 TIN, $3 purchase code. Those that are not signed yet, with the order, as that is what they were made of. */
export const WRITE_BUYER: Statement = {
  name: "receipt.write-buyer",
  text: `
WITH unsigned AS (
  UPDATE order_receipt r SET buyer_tin = $2, purchase_code = $3
  WHERE r.order_id = $1 AND r.state <> 'signed' AND NOT r.is_sent
)
UPDATE checkout_order SET buyer_tin = $2, purchase_code = $3 WHERE id = $1`,
};

/** $1 order. By primary key; its row in order_progress is held. */
export const BUYER_OF: Statement = {
  name: "receipt.buyer",
  text: `SELECT buyer_tin AS "buyerTin", purchase_code AS "purchaseCode" FROM checkout_order WHERE id = $1`,
};

/** $1 whether this process knows a controller. It is the same for all processes of a shop. */
export const PLUG: Statement = {
  name: "receipt.plug",
  text: `UPDATE receipt_book SET has_controller = $1 WHERE one AND has_controller <> $1`,
};

/** Nobody signs what waits any more; staff look at what the last controller may have. Index: order_receipt_queue. */
export const UNQUEUE: Statement = {
  name: "receipt.unqueue",
  text: `
UPDATE order_receipt SET state = CASE WHEN is_sent THEN 'failed' ELSE 'none' END,
  error = CASE WHEN is_sent THEN 'unplugged' END
WHERE state = 'queued'`,
};

/**
 * $1 seconds of the lease. The queue's first, if it is due: in the order of numbers, so that whatever holds up the
 * first holds up all. Nobody else gets it meanwhile, and a killed process loses only the lease. That it is sent is
 * noted first. What has no signed sale to correct is named, and not sent. Index: order_receipt_queue.
 */
export const CLAIM_RECEIPT: Statement = {
  name: "receipt.claim",
  text: `
WITH first AS MATERIALIZED (
  SELECT r.id FROM order_receipt r
  WHERE r.number = (SELECT min(q.number) FROM order_receipt q WHERE q.state = 'queued')
    AND r.state = 'queued' AND r.next_try_at <= now()
  FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE order_receipt r SET next_try_at = now() + make_interval(secs => $1), attempts = r.attempts + 1, is_sent = true
FROM first WHERE r.id = first.id
RETURNING ${RECEIPT_JSON} AS receipt, (SELECT was.is_sent FROM order_receipt was WHERE was.id = r.id) AS "wasSent",
  (SELECT s.state = 'signed' FROM order_receipt s WHERE s.id = r.sale_id) AS "isSaleSigned",
  (SELECT CASE WHEN bool_and(p.payment_method = 'momo' OR p.received_as IS NOT DISTINCT FROM 'mobile_money') THEN 'mobile'
      WHEN bool_and(p.received_as IS NOT DISTINCT FROM 'cash') THEN 'cash'
      WHEN bool_and(p.payment_method = 'card') THEN 'card' ELSE 'other' END
    FROM order_receipt s JOIN checkout_payment p ON p.order_id = s.order_id AND p.id = ANY (s.payment_ids)
    WHERE s.id = coalesce(r.sale_id, r.id)) AS "paidBy",
  r.next_try_at::text AS lease`,
};

/** $1 receipt, $2 lease, $3 seconds, $4 why, $5 whether the controller may have it. */
export const TRY_AGAIN: Statement = {
  name: "receipt.try-again",
  text: `
UPDATE order_receipt SET next_try_at = now() + make_interval(secs => $3), error = $4, is_sent = $5,
  -- Tries of another kind are counted anew.
  attempts = CASE WHEN error IS NOT DISTINCT FROM $4 THEN attempts ELSE 1 END
WHERE id = $1 AND state = 'queued' AND next_try_at = $2::timestamptz`,
};

/** $1 receipt, $2 lease, $3 why, $4 whether the controller may have it. */
export const FAIL_RECEIPT: Statement = {
  name: "receipt.fail",
  text: `
UPDATE order_receipt SET state = 'failed', error = $3, is_sent = $4
WHERE id = $1 AND state = 'queued' AND next_try_at = $2::timestamptz RETURNING id`,
};

/** Seconds until the queue's first is due; no row: nothing waits. Index: order_receipt_queue. */
export const SOONEST_RECEIPT: Statement = {
  name: "receipt.soonest",
  text: `
SELECT greatest(0, extract(epoch FROM next_try_at - now()))::float8 AS "inS" FROM order_receipt
WHERE state = 'queued' ORDER BY number LIMIT 1`,
};

/** $1 hours. Number of the queue's first, if it has waited so long. Index: order_receipt_queue. */
export const WAITS_SINCE: Statement = {
  name: "receipt.waits-since",
  text: `
SELECT f.number::float8 AS number FROM (
  SELECT r.number, r.created_at FROM order_receipt r WHERE r.state = 'queued' ORDER BY r.number LIMIT 1
) f WHERE f.created_at <= now() - make_interval(hours => $1)`,
};
