import type { InstalledSql } from "../../../lib/installed-sql";
import type { Statement } from "../../../lib/database";

/** SQL: promotion `p` is on now, and so is its campaign, if it has one. As Medusa's `listActivePromotions`. */
const IS_ON = `p.deleted_at IS NULL AND p.status = 'active' AND (p.campaign_id IS NULL OR EXISTS (
  SELECT 1 FROM promotion_campaign c WHERE c.id = p.campaign_id AND c.deleted_at IS NULL
    AND (c.starts_at IS NULL OR c.starts_at <= now()) AND (c.ends_at IS NULL OR c.ends_at > now())))`;

/** SQL: promotion `p` adds up with others, which only the staff's form can deny. */
export const COMBINES = `p.metadata ->> 'combines' IS DISTINCT FROM 'false'`;

/** SQL: some discount needs no code now. Index: IDX_promotion_is_automatic. */
export const HAS_AUTOMATIC = `EXISTS (SELECT 1 FROM promotion p WHERE p.is_automatic AND ${IS_ON})`;

/** SQL: the rules of one owner: a list of [attribute, operator, values]. By the link's primary key. */
export const rulesOf = (link: string, owner: string, id: string) => `(
  SELECT jsonb_agg(jsonb_build_array(r.attribute, r.operator,
    (SELECT jsonb_agg(v.value ORDER BY v.value) FROM promotion_rule_value v
     WHERE v.promotion_rule_id = r.id AND v.deleted_at IS NULL)) ORDER BY r.id)
  FROM ${link} l JOIN promotion_rule r ON r.id = l.promotion_rule_id AND r.deleted_at IS NULL
  WHERE l.${owner} = ${id})`;

const ORDER_RULES = rulesOf("promotion_promotion_rule", "promotion_id", "p.id");

/**
 * `discount_terms(code)`: a digest of every discount that could be part of an order placed now, the
 * automatic ones and the one of this code, with all their rules; null where there is none. What has
 * the same digest takes off the same. How often they were used is not in it: the placing statement
 * counts that under locks.
 */
const TERMS_FUNCTION = `
CREATE OR REPLACE FUNCTION discount_terms(asked_code text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(string_agg(t.terms::text, ' ' ORDER BY t.id)) FROM (
    SELECT p.id, jsonb_build_array(p.id, p.code, p.is_automatic, p.type, p.is_tax_inclusive, p.campaign_id,
      p."limit", ${COMBINES}, ${ORDER_RULES},
      (SELECT jsonb_agg(jsonb_build_array(m.type, m.target_type, m.allocation, m.value, m.currency_code,
          m.max_quantity, m.apply_to_quantity, m.buy_rules_min_quantity,
          ${rulesOf("application_method_target_rules", "application_method_id", "m.id")},
          ${rulesOf("application_method_buy_rules", "application_method_id", "m.id")}))
       FROM promotion_application_method m WHERE m.promotion_id = p.id AND m.deleted_at IS NULL),
      (SELECT jsonb_agg(jsonb_build_array(b.id, b.type, b."limit", b.attribute) ORDER BY b.id)
       FROM promotion_campaign_budget b WHERE b.campaign_id = p.campaign_id AND b.deleted_at IS NULL)) AS terms
    FROM promotion p WHERE (p.is_automatic OR upper(p.code) = upper(asked_code)) AND ${IS_ON}
  ) t
$$`;

/**
 * SQL: uses of a budget by one buyer, not counting what was given back. A buyer is known by the
 * account, else by e-mail address or phone: what strangers type does not count against an account, even where the
 * order came into it later.
 */
export const usesBy = (budget: string, account: string, email: string, phone: string): string => `(
  SELECT count(*) FROM checkout_discount u JOIN checkout_order o ON o.id = u.order_id
  WHERE u.budget_id = ${budget} AND u.returned_at IS NULL
    AND CASE WHEN ${account} IS NULL THEN o.email = ${email} OR o.phone = ${phone} ELSE o.account_id = ${account} AND o.adopted_at IS NULL END)`;

/**
 * `discount_lock(promotions, budgets)`: holds what counts uses: promotions that are used only so often,
 * then budgets, each in the order of their ids; always after the stock, and before the uses. Of other
 * promotions only that nobody begins to count their uses meanwhile; orders don't wait for each other there.
 */
const LOCK_FUNCTION = `
CREATE OR REPLACE FUNCTION discount_lock(promotions text[], budgets text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM promotion p WHERE p.id = ANY (promotions) AND p."limit" IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE;
  PERFORM 1 FROM promotion p WHERE p.id = ANY (promotions) AND p."limit" IS NULL ORDER BY p.id FOR KEY SHARE;
  PERFORM 1 FROM promotion_campaign_budget b WHERE b.id = ANY (budgets) ORDER BY b.id FOR NO KEY UPDATE;
END $$`;

/**
 * `discount_count(order, sign)`: adds the uses of an order's discounts to Medusa's figures, or takes
 * them away: `promotion.used` where there is a limit, as Medusa itself does, and the budget of the
 * campaign, in francs or in uses. Both are held: see `discount_lock`.
 */
const COUNT_FUNCTION = `
CREATE OR REPLACE FUNCTION discount_count(of_order text, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion p SET used = greatest(0, p.used + sign), updated_at = now()
  FROM checkout_discount u WHERE u.order_id = of_order AND p.id = u.promotion_id AND p."limit" IS NOT NULL;
  UPDATE promotion_campaign_budget b SET used = n.used, updated_at = now(),
    raw_used = jsonb_build_object('value', n.used::text, 'precision', 20)
  FROM (
    SELECT k.id, greatest(0, k.used + sign * CASE WHEN k.type = 'spend' THEN sum(u.amount) ELSE count(*) END) AS used
    FROM checkout_discount u JOIN promotion_campaign_budget k ON k.id = u.budget_id
    WHERE u.order_id = of_order GROUP BY k.id
  ) n WHERE b.id = n.id;
END $$`;

/** A cancelled or expired order gives its uses back; one that is revived takes them again. */
const RETURN_TRIGGER = [
  `CREATE OR REPLACE FUNCTION discount_return() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE is_back boolean := NEW.status = 'cancelled';
   BEGIN
     PERFORM discount_lock(array_agg(promotion_id), array_agg(budget_id))
     FROM checkout_discount WHERE order_id = NEW.order_id;
     UPDATE checkout_discount SET returned_at = CASE WHEN is_back THEN now() END
     WHERE order_id = NEW.order_id AND (returned_at IS NULL) = is_back;
     IF FOUND THEN
       PERFORM discount_count(NEW.order_id, CASE WHEN is_back THEN -1 ELSE 1 END);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER discount_return AFTER UPDATE OF status ON order_progress FOR EACH ROW
   WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')) EXECUTE FUNCTION discount_return()`,
];

export const DISCOUNT_SQL: InstalledSql = {
  name: "discounts",
  statements: [
    `CREATE INDEX IF NOT EXISTS promotion_upper_code ON promotion (upper(code)) WHERE deleted_at IS NULL`,
    TERMS_FUNCTION,
    LOCK_FUNCTION,
    COUNT_FUNCTION,
    ...RETURN_TRIGGER,
  ],
};

/**
 * $1 code or null, $2 account or null, $3 e-mail address, $4 phone, $5 variants. One row: the digest
 * `discount_terms`; the discounts that are automatic and on, and whatever has that code, on or not
 * (the same spelling first); and what Medusa's rules ask of the variants' products.
 * Indexes: IDX_promotion_is_automatic, promotion_upper_code, checkout_discount_budget, primary keys.
 */
export const DISCOUNTS: Statement = {
  name: "discount.candidates",
  text: `
SELECT discount_terms($1) AS terms,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'promotionId', p.id, 'code', p.code, 'name', coalesce(p.metadata ->> 'name', p.code),
      'isAutomatic', p.is_automatic, 'isOn', ${IS_ON}, 'status', p.status,
      'startsAt', c.starts_at, 'endsAt', c.ends_at, 'limit', p."limit", 'used', p.used,
      'target', m.target_type, 'isShared', m.type = 'fixed' AND (m.target_type = 'order' OR m.allocation = 'across'),
      'rules', coalesce(${ORDER_RULES}, '[]'::jsonb), 'combines', ${COMBINES},
      'budget', CASE WHEN b.id IS NULL THEN NULL ELSE jsonb_build_object('id', b.id, 'type', b.type,
        'limit', b."limit", 'used', b.used, 'usedByBuyer', CASE WHEN b.type = 'use_by_attribute'
          THEN ${usesBy("b.id", "$2::text", "$3::text", "$4::text")} END) END
    ) ORDER BY p.code = $1 DESC NULLS LAST, p.id), '[]'::jsonb)
   FROM promotion p
   JOIN promotion_application_method m ON m.promotion_id = p.id AND m.deleted_at IS NULL
   LEFT JOIN promotion_campaign c ON c.id = p.campaign_id AND c.deleted_at IS NULL
   LEFT JOIN promotion_campaign_budget b ON b.campaign_id = c.id AND b.deleted_at IS NULL
   WHERE p.deleted_at IS NULL AND (upper(p.code) = upper($1) OR (p.is_automatic AND ${IS_ON}))) AS candidates,
  (SELECT coalesce(jsonb_object_agg(v.id, jsonb_build_object(
      'is_discountable', p.discountable AND NOT p.is_giftcard,
      'product', jsonb_strip_nulls(jsonb_build_object('id', p.id, 'type_id', p.type_id, 'collection_id', p.collection_id,
        'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.product_category_id)), '[]'::jsonb)
          FROM product_category_product k WHERE k.product_id = p.id),
        'tags', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.product_tag_id)), '[]'::jsonb)
          FROM product_tags k WHERE k.product_id = p.id))))), '{}'::jsonb)
   FROM product_variant v JOIN product p ON p.id = v.product_id WHERE v.id = ANY ($5::text[])) AS products`,
};
