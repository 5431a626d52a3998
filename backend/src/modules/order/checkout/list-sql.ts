import type { OrderListQuery } from "../../../contracts/orders";
import type { Statement } from "../../../lib/database";
import { ORDER_JSON } from "./read-sql";

/** What a list is filtered by; each shape is its own statement, with its own plan. */
export interface ListShape {
  sort: OrderListQuery["sort"];
  hasAccount: boolean;
  hasSearch: boolean;
  isToCall: boolean;
}

/** As in the index checkout_order_search. */
export const SEARCHED =
  "lower(o.order_number || ' ' || o.firstname || ' ' || o.lastname || ' ' || o.email || ' ' || o.phone)";

/**
 * Orders `o` whose buyer is to be called: cash on delivery that no staff have taken on for a day.
 * Indexes: unpaid_hold_since, checkout_payment_order.
 */
export const TO_CALL = `o.id = ANY (ARRAY(
  SELECT h.order_id FROM unpaid_hold h WHERE h.since < now() - interval '24 hours' AND h.until IS NULL AND EXISTS (
    SELECT 1 FROM checkout_payment p WHERE p.order_id = h.order_id
      AND p.payment_status = 'pending' AND p.payment_method = 'cod')))`;

const ORDER: Record<ListShape["sort"], string> = {
  latest: "created_at DESC, id DESC",
  oldest: "created_at, id",
  total_desc: "total_amount DESC, id DESC",
  total_asc: "total_amount, id",
};

/** Naturally few: they are collected and sorted. */
const isFew = ({ hasAccount, hasSearch, isToCall }: ListShape) =>
  hasAccount || hasSearch || isToCall;

const narrowed = (shape: ListShape, statuses: "$2" | "$7"): string =>
  [
    `o.status = ANY(${statuses})`,
    "o.payment_status = ANY($3)",
    ...(shape.hasAccount ? ["o.account_id = $1"] : []),
    ...(shape.hasSearch ? [`${SEARCHED} LIKE $4`] : []),
    ...(shape.isToCall ? [TO_CALL] : []),
  ].join(" AND ");

/**
 * Ids of the page. Every pair of status and payment status has its own index range in the order
 * wanted; a list of several pairs takes the first rows of each range and sorts those few. So a rare
 * status needs no walk past all others, however many orders there are. Indexes:
 * checkout_order_state_latest, checkout_order_state_total, read in either direction.
 */
function pageOf(shape: ListShape): string {
  const order = ORDER[shape.sort];
  const end = `ORDER BY ${order} LIMIT $5 OFFSET $6`;
  if (isFew(shape)) {
    // One's own orders (checkout_order_of_account), what a search leaves (checkout_order_search).
    return `SELECT o.id, o.created_at, o.total_amount FROM checkout_order o WHERE ${narrowed(shape, "$2")} ${end}`;
  }
  return `
    SELECT stretch.* FROM unnest($2) AS s(status)
    CROSS JOIN unnest($3) AS p(payment_status)
    CROSS JOIN LATERAL (
      SELECT o.id, o.created_at, o.total_amount FROM checkout_order o
      WHERE o.status = s.status AND o.payment_status = p.payment_status
      ORDER BY ${order
        .split(", ")
        .map((key) => `o.${key}`)
        .join(", ")}
      LIMIT $5 + $6
    ) stretch
    ${end}`;
}

/**
 * Orders in each status under the same search and payment, whatever status is chosen. All the
 * shop's orders are counted by the roll-up of the room `sales` and its unfolded rows, in one
 * snapshot. Indexes: sales_rollup_pkey, checkout_order_of_account, checkout_order_search.
 */
function countsOf(shape: ListShape): string {
  if (isFew(shape)) {
    return `SELECT o.status, count(*) AS n FROM checkout_order o WHERE ${narrowed(shape, "$7")} GROUP BY 1`;
  }
  return `
    SELECT status, sum(n) AS n FROM (
      SELECT split_part(r.key, '/', 1) AS status, split_part(r.key, '/', 2) AS payment, r.orders AS n
      FROM sales_rollup r WHERE r.kind = 'state'
      UNION ALL
      SELECT d.status_after, d.payment_after, 1 FROM sales_delta d WHERE d.status_after IS NOT NULL
      UNION ALL
      SELECT d.status_before, d.payment_before, -1 FROM sales_delta d WHERE d.status_before IS NOT NULL
    ) t WHERE status = ANY($7) AND payment = ANY($3) GROUP BY 1`;
}

/**
 * One page of orders with its counts. $1 account id, $2 statuses, $3 payment statuses, $4 pattern, $5
 * limit, $6 offset, $7 the statuses that are counted; account and pattern are null where the shape
 * has none.
 */
export function listStatement(shape: ListShape): Statement {
  const { sort, hasAccount, hasSearch, isToCall } = shape;
  const narrowedBy = `${hasAccount ? "-account" : ""}${hasSearch ? "-search" : ""}${isToCall ? "-call" : ""}`;
  const order = ORDER[sort];
  return {
    name: `checkout.orders-${sort}${narrowedBy}`,
    text: `
WITH given AS (
  SELECT $1::text, $2::text[], $3::text[], $4::text, $5::integer, $6::integer, $7::text[]),
counts AS MATERIALIZED (${countsOf(shape)}),
page AS MATERIALIZED (${pageOf(shape)})
SELECT
  (SELECT coalesce(jsonb_object_agg(status, n), '{}'::jsonb) FROM counts) AS "statusCounts",
  (SELECT coalesce(sum(n), 0)::float8 FROM counts WHERE status = ANY($2)) AS count,
  (SELECT coalesce(jsonb_agg(json ORDER BY ${order}), '[]'::jsonb) FROM (
    SELECT page.*, (SELECT ${ORDER_JSON} FROM checkout_order o WHERE o.id = page.id) AS json FROM page
  ) t) AS orders`,
  };
}
