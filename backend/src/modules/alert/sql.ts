import type { Statement } from "../../lib/database";
import { PRICES_ASKED, SHOWN_PRODUCTS } from "../product/published-sql";
import { REACHABLE_ACCOUNTS, WISHLISTS } from "../account/published-sql";
import { LINKED_CARTS, OWN_CARTS } from "./cart-sql";
import { TOLD_PER_PIECE } from "./domain/first-call";
import { MESSAGES_TODAY, MOST_A_DAY } from "./told-today";

const named = (name: string, text: string): Statement => ({ name: `alert.${name}`, text });

/** Open asks of one contact: nobody waits for more. */
const MOST_OPEN = 30;

/** SQL of whether a message is still to come for a contact. Indexes: stock_alert_contact, cart_reminder_contact. */
const isWaiting = (contact: string): string => `(
  EXISTS (SELECT 1 FROM stock_alert o WHERE o.contact = ${contact} AND o.told_at IS NULL)
  OR EXISTS (SELECT 1 FROM cart_reminder o WHERE o.contact = ${contact} AND o.told_at IS NULL))`;

/**
 * $1 id, $2 variant, $3 product, $4 contact, $5 channel, $6 language, $7 account or null, $8 code, $9 what takes it back, $10 name
 * of the text that was agreed to. Nothing happens if that contact waits for it already, or for too much. Indexes: stock_alert_open, stock_alert_contact.
 */
export const ASK = named(
  "ask",
  `
INSERT INTO stock_alert (id, variant_id, product_id, contact, channel, language, account_id, code, undo, agreed_to)
SELECT $1, $2, $3, $4::text, $5, $6, $7, $8, $9, $10
WHERE (SELECT count(*) FROM stock_alert s WHERE s.contact = $4::text AND s.told_at IS NULL) < ${MOST_OPEN}
ON CONFLICT (variant_id, contact) WHERE told_at IS NULL DO NOTHING`,
);

/**
 * $1 products: somebody waits for something new of them. Race: a run that looks at one holds its row; this waits, so what was asked
 * for meanwhile is looked at afterwards. In order, as two lists may share products.
 */
export const LOOK_AGAIN = named(
  "look-again",
  `
INSERT INTO alert_product (product_id) SELECT id FROM unnest($1::text[]) AS p(id) ORDER BY id
ON CONFLICT (product_id) DO UPDATE SET seen_version = NULL`,
);

const IS_DUE = `(a.seen_version IS DISTINCT FROM coalesce(c.version, 0) OR a.due_at <= now())`;

/**
 * $1 how many. Products that changed since they were last looked at, or whose time has come: compared with what is shown, so no
 * change is missed, whoever made it. Reads all that somebody waits for. Indexes: alert_product_pkey, catalogue_product_pkey.
 */
export const DUE_PRODUCTS = named(
  "due-products",
  `
SELECT a.product_id AS id FROM alert_product a LEFT JOIN ${SHOWN_PRODUCTS} c ON c.id = a.product_id
WHERE ${IS_DUE} ORDER BY a.due_at NULLS FIRST, a.product_id LIMIT $1`,
);

/** $1 product. No row: another process has it, or had it. One run at a time tells of a product. */
export const TAKE_PRODUCT = named(
  "take-product",
  `
SELECT coalesce(c.version, 0)::text AS version, c.json
FROM alert_product a LEFT JOIN ${SHOWN_PRODUCTS} c ON c.id = a.product_id
WHERE a.product_id = $1 AND ${IS_DUE} FOR UPDATE OF a SKIP LOCKED`,
);

/**
 * $1 variants, $2 free pieces of each, $3 who was told after this has the first call, $4 how many at most. Marks the next who asked
 * as told: so many for each free piece, less those who have the first call. Whoever got many messages today keeps his place.
 * Callers hold the product's row. Indexes: stock_alert_queue, stock_alert_told, stock_alert_contact.
 */
export const TELL_NEXT = named(
  "tell-next",
  `
WITH room AS (
  SELECT v.id, v.free * ${TOLD_PER_PIECE}
    - (SELECT count(*) FROM stock_alert t WHERE t.variant_id = v.id AND t.told_at > $3) AS places
  FROM unnest($1::text[], $2::integer[]) AS v(id, free)
), next AS (
  SELECT n.id FROM room r CROSS JOIN LATERAL (
    SELECT s.id FROM stock_alert s
    WHERE s.variant_id = r.id AND s.told_at IS NULL
      AND ${MESSAGES_TODAY("s.contact")} < ${MOST_A_DAY}
    ORDER BY s.place LIMIT greatest(0, least(r.places, $4::integer)) FOR UPDATE) n
)
UPDATE stock_alert s SET told_at = now(), tellings = s.tellings + 1 FROM next WHERE s.id = next.id
RETURNING s.id, s.place::float8 AS place, s.variant_id AS "variantId", s.contact, s.channel, s.language, s.code, s.tellings`,
);

/** $1 variants. Whether anybody still waits for one of them. Index: stock_alert_queue. */
export const ANY_WAITING = named(
  "any-waiting",
  `SELECT EXISTS (SELECT 1 FROM stock_alert WHERE variant_id = ANY ($1::text[]) AND told_at IS NULL) AS "isAny"`,
);

/** $1 product, $2 the version that was looked at, or null to look again at once, $3 when to look again, or null. */
export const NOTE_LOOKED = named(
  "note-looked",
  `UPDATE alert_product SET seen_version = $2::bigint, due_at = $3 WHERE product_id = $1`,
);

/** $1 product: nobody waits for it any more. Indexes: stock_alert_waiting, price_watch_product. */
export const FORGET_PRODUCT = named(
  "forget-product",
  `
DELETE FROM alert_product WHERE product_id = $1
  AND NOT EXISTS (SELECT 1 FROM stock_alert WHERE product_id = $1 AND told_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM price_watch WHERE product_id = $1)`,
);

/** $1 ask: its message was not sent, so its place in the queue is as before. Index: primary key. */
export const REOPEN = named(
  "reopen",
  `
UPDATE stock_alert s SET told_at = NULL WHERE s.id = $1 AND s.told_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM stock_alert o WHERE o.variant_id = s.variant_id AND o.contact = s.contact AND o.told_at IS NULL)
RETURNING s.product_id AS "productId"`,
);

/** $1 ask. Whether whoever asked still wants its message. Index: primary key. */
export const IS_ASKED = named(
  "is-asked",
  `SELECT EXISTS (SELECT 1 FROM stock_alert WHERE id = $1) AS "isAsked"`,
);

/** $1 code. Indexes: stock_alert_code, price_alert_code, cart_reminder_code. */
export const BY_CODE = named(
  "by-code",
  `
SELECT 'stock' AS kind, s.contact, s.channel, s.product_id AS "productId", s.variant_id AS "variantId", s.language,
  NULL::jsonb AS lines, ${isWaiting("s.contact")} AS "isOn"
FROM stock_alert s WHERE s.code = $1
UNION ALL
SELECT 'prices', a.email, 'mail', NULL, NULL, p.language, NULL, true
FROM price_alert p JOIN ${REACHABLE_ACCOUNTS} a ON a.id = p.account_id WHERE p.code = $1
UNION ALL
SELECT 'cart', k.contact, k.channel, NULL, NULL, k.language, k.lines, ${isWaiting("k.contact")}
FROM ${LINKED_CARTS} k WHERE k.code = $1`,
);

/** What a contact can wait for: in one order, so that two who end the same meet at its rows and never across. */
const WAITED_FOR = ["stock_alert", "cart_reminder"] as const;

/**
 * $1 code, or what whoever asked for a piece got to take it back. One ask ends that nobody was told of. Indexes: stock_alert_code,
 * stock_alert_undo, cart_reminder_code.
 */
export const END_ONE: readonly Statement[] = [
  named(
    "end-one-stock_alert",
    `DELETE FROM stock_alert WHERE (code = $1 OR undo = $1) AND told_at IS NULL`,
  ),
  named("end-one-cart_reminder", `DELETE FROM cart_reminder WHERE code = $1 AND told_at IS NULL`),
];

/**
 * $1 code. Ends all that its contact waits for, if a message had the code: whoever only asked for that contact may be a stranger. What
 * it was told of stays, so that the link goes on saying so. Indexes: stock_alert_code, stock_alert_contact, and the reminders'.
 */
export const END_ALL: readonly Statement[] = WAITED_FOR.map((table) =>
  named(
    `end-all-${table}`,
    `
DELETE FROM ${table} WHERE told_at IS NULL AND contact IN (
  ${WAITED_FOR.map((one) => `SELECT t.contact FROM ${one} t WHERE t.code = $1 AND t.told_at IS NOT NULL`).join(" UNION ALL ")})`,
  ),
);

/** $1 code of price alerts. Index: price_alert_code. */
export const ACCOUNT_OF_CODE = named(
  "account-of-code",
  `SELECT account_id AS "accountId" FROM price_alert WHERE code = $1`,
);

/** $1 account, $2 code, $3 language, $4 name of the text that was agreed to. Nothing happens if it is on. Index: price_alert_pkey. */
export const WATCH_PRICES = named(
  "watch-prices",
  `
INSERT INTO price_alert (account_id, code, language, agreed_to)
SELECT a.id, $2, $3, $4 FROM ${REACHABLE_ACCOUNTS} a WHERE a.id = $1
ON CONFLICT (account_id) DO NOTHING`,
);

/** $1 account. Indexes: price_alert_pkey, price_watch_pkey. */
export const UNWATCH_PRICES: readonly Statement[] = [
  named("unwatch", `DELETE FROM price_alert WHERE account_id = $1`),
  named("unwatch-articles", `DELETE FROM price_watch WHERE account_id = $1`),
];

/** $1 account, $2 its address, $3 its phone or null. Indexes: stock_alert_account, stock_alert_contact, price_alert_pkey, and the reminders'. */
export const OWN = named(
  "own",
  `
SELECT EXISTS (SELECT 1 FROM price_alert WHERE account_id = $1) AS prices,
  coalesce((SELECT jsonb_agg(jsonb_build_object('code', s.code, 'productId', s.product_id, 'variantId', s.variant_id,
    'contact', s.contact, 'channel', s.channel, 'agreedTo', s.agreed_to, 'createdAt', s.created_at, 'toldAt', s.told_at) ORDER BY s.place)
   FROM stock_alert s WHERE s.account_id = $1 OR s.contact = lower($2) OR s.contact = $3), '[]'::jsonb) AS stock,
  ${OWN_CARTS} AS carts`,
);

/** $1 how many accounts. Follows wishlists that changed: see `AlertModuleService.followWishlists`. Reads all who want to hear of prices. */
export const CHANGED_LISTS = named(
  "changed-lists",
  `
SELECT p.account_id AS "accountId", coalesce(l.version, 0) AS version, coalesce(l.items, '[]'::jsonb) AS items
FROM price_alert p LEFT JOIN ${WISHLISTS} l ON l.account_id = p.account_id
WHERE p.list_version IS DISTINCT FROM coalesce(l.version, 0)
ORDER BY p.account_id LIMIT $1 FOR UPDATE OF p SKIP LOCKED`,
);

/** $1 account, $2 products, $3 sizes, $4 colours: what it wishes now, instead of before. Index: price_watch_pkey. */
export const FOLLOW_LIST: readonly Statement[] = [
  named(
    "drop-wishes",
    `DELETE FROM price_watch WHERE account_id = $1 AND product_id <> ALL ($2::text[])`,
  ),
  named(
    "keep-wishes",
    `
INSERT INTO price_watch AS w (account_id, product_id, size, color)
SELECT $1, i.product_id, i.size, i.color FROM unnest($2::text[], $3::text[], $4::text[]) AS i(product_id, size, color)
ON CONFLICT (account_id, product_id) DO UPDATE
  SET size = excluded.size, color = excluded.color, since = now(), before_rwf = NULL, now_rwf = NULL
  WHERE (w.size, w.color) IS DISTINCT FROM (excluded.size, excluded.color)`,
  ),
];

/** $1 account, $2 version of its list. */
export const NOTE_LIST = named(
  "note-list",
  `UPDATE price_alert SET list_version = $2 WHERE account_id = $1`,
);

/** $1 variants. What they asked, the oldest first. Index: price_asked_pkey. */
export const PRICE_HISTORY = named(
  "price-history",
  `SELECT h.variant_id AS "variantId", h.since, h.asked FROM ${PRICES_ASKED} h
WHERE h.variant_id = ANY ($1::text[]) ORDER BY h.variant_id, h.since`,
);

/** $1 product. Index: price_watch_product. */
export const WATCHERS = named(
  "watchers",
  `
SELECT account_id AS "accountId", size, color, since, told_at AS "toldAt", now_rwf AS "nowRwf"
FROM price_watch WHERE product_id = $1 ORDER BY account_id FOR UPDATE`,
);

/** $1 product, $2 accounts, $3 prices before, $4 prices now; null: no drop any more. Index: price_watch_pkey. */
export const NOTE_DROPS = named(
  "note-drops",
  `
UPDATE price_watch w SET before_rwf = d.before, now_rwf = d.now
FROM unnest($2::text[], $3::integer[], $4::integer[]) AS d(account_id, before, now)
WHERE w.product_id = $1 AND w.account_id = d.account_id`,
);

/** Whoever was told of prices hears of further ones the next day. */
const DAILY = `(p.told_at IS NULL OR p.told_at < now() - interval '20 hours')`;

/** $1 how many. Accounts to be told of what fell. Indexes: price_watch_fallen, price_alert_pkey, account_pkey. */
export const TAKE_TOLD = named(
  "take-told",
  `
WITH fallen AS (
  SELECT DISTINCT account_id FROM price_watch WHERE now_rwf IS NOT NULL
), taken AS (
  SELECT p.account_id FROM price_alert p JOIN fallen f ON f.account_id = p.account_id
  WHERE ${DAILY} ORDER BY p.account_id LIMIT $1 FOR UPDATE OF p SKIP LOCKED
)
UPDATE price_alert p SET told_at = now(), tellings = p.tellings + 1
FROM taken t JOIN ${REACHABLE_ACCOUNTS} a ON a.id = t.account_id WHERE p.account_id = t.account_id
RETURNING p.account_id AS "accountId", a.email, p.language, p.code, p.tellings`,
);

/** $1 accounts. What fell for them, told as of now. Index: price_watch_fallen. */
export const TAKE_FALLEN = named(
  "take-fallen",
  `
WITH fallen AS (
  SELECT account_id, product_id, before_rwf, now_rwf FROM price_watch
  WHERE account_id = ANY ($1::text[]) AND now_rwf IS NOT NULL FOR UPDATE
)
UPDATE price_watch w SET told_at = now(), before_rwf = NULL, now_rwf = NULL
FROM fallen f WHERE w.account_id = f.account_id AND w.product_id = f.product_id
RETURNING f.account_id AS "accountId", f.product_id AS "productId", w.size, w.color, f.before_rwf AS "beforeRwf", f.now_rwf AS "nowRwf"`,
);

/** $1 account. Whether it still wants to hear of prices. Index: price_alert_pkey. */
export const IS_WATCHING = named(
  "is-watching",
  `SELECT EXISTS (SELECT 1 FROM price_alert WHERE account_id = $1) AS "isWatching"`,
);

/** $1 product or null, $2 limit, $3 offset; where most wait first. Reads all who wait. Index: stock_alert_waiting. */
export const WAITING = named(
  "waiting",
  `
WITH waiting AS (
  SELECT s.variant_id, s.product_id, count(*)::integer AS n, min(s.created_at) AS since FROM stock_alert s
  WHERE s.told_at IS NULL AND ($1::text IS NULL OR s.product_id = $1::text)
  GROUP BY s.product_id, s.variant_id
)
SELECT (SELECT count(*) FROM waiting)::integer AS count,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('variant_id', w.variant_id, 'product_id', w.product_id, 'waiting', w.n, 'since', w.since)
     ORDER BY w.n DESC, w.variant_id), '[]'::jsonb)
   FROM (SELECT * FROM waiting ORDER BY n DESC, variant_id LIMIT $2 OFFSET $3) w) AS variants`,
);
