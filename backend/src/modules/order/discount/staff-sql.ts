import type { Statement } from "../../../lib/database";
import { isoTime } from "../../../lib/iso-time-sql";
import { COMBINES, rulesOf } from "./sql";

/** SQL: a `PromotionRow` of promotion `p`. By primary keys and the indexes of links. */
const ROW = `
  p.id, p.code, coalesce(p.metadata ->> 'name', p.code) AS name, p.is_automatic AS "isAutomatic", p.status, ${COMBINES} AS combines,
  p."limit", p.used AS counted, ${isoTime("p.created_at")} AS "createdAt", p.type AS "promotionType",
  m.type, m.target_type AS target, m.allocation, m.value::float8 AS value,
  coalesce(${rulesOf("promotion_promotion_rule", "promotion_id", "p.id")}, '[]'::jsonb) AS rules,
  coalesce(${rulesOf("application_method_target_rules", "application_method_id", "m.id")}, '[]'::jsonb) AS "targetRules",
  c.id AS "campaignId",
  (SELECT count(*)::integer FROM promotion o WHERE o.campaign_id = c.id AND o.deleted_at IS NULL) AS "campaignSize",
  ${isoTime("c.starts_at")} AS "startsAt", ${isoTime("c.ends_at")} AS "endsAt",
  CASE WHEN b.id IS NOT NULL THEN
    jsonb_build_object('id', b.id, 'type', b.type, 'limit', b."limit", 'used', b.used) END AS budget,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.value, 'name', coalesce(
      CASE r.attribute WHEN 'items.product.id' THEN (SELECT title FROM product WHERE id = v.value)
        WHEN 'items.product.categories.id' THEN (SELECT name FROM product_category WHERE id = v.value) END,
      v.value)) ORDER BY v.value), '[]'::jsonb)
   FROM application_method_target_rules l
   JOIN promotion_rule r ON r.id = l.promotion_rule_id AND r.deleted_at IS NULL
     AND r.attribute IN ('items.product.id', 'items.product.categories.id')
   JOIN promotion_rule_value v ON v.promotion_rule_id = r.id AND v.deleted_at IS NULL
   WHERE l.application_method_id = m.id) AS "scopeItems",
  brought.used, brought.given, brought.revenue`;

const FROM = `
FROM promotion p
JOIN promotion_application_method m ON m.promotion_id = p.id AND m.deleted_at IS NULL
LEFT JOIN promotion_campaign c ON c.id = p.campaign_id AND c.deleted_at IS NULL
LEFT JOIN promotion_campaign_budget b ON b.campaign_id = c.id AND b.deleted_at IS NULL
CROSS JOIN LATERAL (
  SELECT count(*)::integer AS used, coalesce(sum(u.amount), 0)::float8 AS given,
    coalesce(sum(o.total_amount), 0)::float8 AS revenue
  FROM checkout_discount u JOIN checkout_order o ON o.id = u.order_id
  WHERE u.promotion_id = p.id AND u.returned_at IS NULL
) brought`;

/** $1 limit, $2 offset: newest first. */
export const LIST_PROMOTIONS: Statement = {
  name: "discount.staff-list",
  text: `
SELECT ${ROW} ${FROM}
WHERE p.id IN (SELECT id FROM promotion WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2)
ORDER BY p.created_at DESC, p.id DESC`,
};

export const COUNT_PROMOTIONS: Statement = {
  name: "discount.staff-count",
  text: `SELECT count(*)::integer AS count FROM promotion WHERE deleted_at IS NULL`,
};

/** $1 id. */
export const READ_PROMOTION: Statement = {
  name: "discount.staff-read",
  text: `SELECT ${ROW} ${FROM} WHERE p.id = $1 AND p.deleted_at IS NULL`,
};

/** $1 id: nobody else changes it before the transaction ends, and no order takes or returns a use of it. */
export const HOLD_PROMOTION: Statement = {
  name: "discount.staff-hold",
  text: `SELECT id FROM promotion WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
};

/** $1 code, $2 id of the discount that may have it. Index: promotion_upper_code. */
export const CODE_TAKEN: Statement = {
  name: "discount.staff-code",
  text: `SELECT id FROM promotion WHERE upper(code) = upper($1) AND deleted_at IS NULL AND id <> $2`,
};

/** $1 product ids, $2 category ids: those that do not exist. By primary keys. */
export const UNKNOWN_SCOPE: Statement = {
  name: "discount.staff-scope",
  text: `
SELECT x.id FROM unnest($1::text[]) AS x(id)
WHERE NOT EXISTS (SELECT 1 FROM product p WHERE p.id = x.id AND p.deleted_at IS NULL)
UNION ALL
SELECT x.id FROM unnest($2::text[]) AS x(id)
WHERE NOT EXISTS (SELECT 1 FROM product_category c WHERE c.id = x.id AND c.deleted_at IS NULL)`,
};

/** $1 campaign, $2 name, $3 starts, $4 ends (ISO 8601 or null). One that staff made in the dashboard keeps its name. */
export const WRITE_CAMPAIGN: Statement = {
  name: "discount.staff-campaign",
  text: `
INSERT INTO promotion_campaign (id, name, campaign_identifier, starts_at, ends_at)
VALUES ($1, $2, $1, $3::timestamptz, $4::timestamptz)
ON CONFLICT (id) DO UPDATE
SET name = CASE WHEN promotion_campaign.campaign_identifier = $1 THEN excluded.name ELSE promotion_campaign.name END,
  starts_at = excluded.starts_at, ends_at = excluded.ends_at, deleted_at = NULL, updated_at = now()`,
};

/**
 * $1 id, $2 code, $3 automatic, $4 uses in all or null, $5 campaign, $6 name, $7 adds up. A new one is on at once; a limit that comes
 * later counts what was used before. */
export const WRITE_PROMOTION: Statement = {
  name: "discount.staff-write",
  text: `
INSERT INTO promotion (id, code, is_automatic, "limit", campaign_id, metadata, type, status)
VALUES ($1, $2, $3, $4, $5, jsonb_build_object('name', $6::text, 'combines', $7::boolean), 'standard', 'active')
ON CONFLICT (id) DO UPDATE
SET code = excluded.code, is_automatic = excluded.is_automatic, "limit" = excluded."limit",
  campaign_id = excluded.campaign_id, metadata = coalesce(promotion.metadata, '{}') || excluded.metadata, updated_at = now(),
  used = CASE WHEN promotion."limit" IS NULL AND excluded."limit" IS NOT NULL
    THEN (SELECT count(*) FROM checkout_discount u WHERE u.promotion_id = $1 AND u.returned_at IS NULL)
    ELSE promotion.used END`,
};

/** $1 id, $2 promotion, $3 type, $4 target, $5 value. Index: IDX_promotion_application_method_promotion_id_unique. */
export const WRITE_METHOD: Statement = {
  name: "discount.staff-method",
  text: `
INSERT INTO promotion_application_method (id, promotion_id, type, target_type, allocation, value, raw_value, currency_code)
VALUES ($1, $2, $3, $4, 'across', $5::numeric, jsonb_build_object('value', $5::numeric::text, 'precision', 20), 'rwf')
ON CONFLICT (promotion_id) WHERE deleted_at IS NULL DO UPDATE
SET type = excluded.type, target_type = excluded.target_type, allocation = 'across', value = excluded.value,
  raw_value = excluded.raw_value, max_quantity = NULL, updated_at = now()
RETURNING id`,
};

/** $1 budget, $2 campaign, $3 promotion, $4 uses of one shopper. What was used before counts. */
export const WRITE_BUDGET: Statement = {
  name: "discount.staff-budget",
  text: `
WITH written AS (
  INSERT INTO promotion_campaign_budget (id, campaign_id, type, attribute, "limit", raw_limit, used, raw_used)
  SELECT $1, $2, 'use_by_attribute', 'customer_email', $4::numeric,
    jsonb_build_object('value', $4::numeric::text, 'precision', 20), n.uses,
    jsonb_build_object('value', n.uses::text, 'precision', 20)
  FROM (SELECT count(*) AS uses FROM checkout_discount WHERE promotion_id = $3 AND returned_at IS NULL) n
  ON CONFLICT (id) DO UPDATE
  SET "limit" = excluded."limit", raw_limit = excluded.raw_limit, deleted_at = NULL, updated_at = now(),
    used = CASE WHEN promotion_campaign_budget.deleted_at IS NULL THEN promotion_campaign_budget.used ELSE excluded.used END,
    raw_used = CASE WHEN promotion_campaign_budget.deleted_at IS NULL THEN promotion_campaign_budget.raw_used
      ELSE excluded.raw_used END
)
UPDATE checkout_discount SET budget_id = $1 WHERE promotion_id = $3 AND budget_id IS NULL`,
};

/** $1 campaign: one shopper may use it as often as he likes; its uses are counted no more. */
export const END_BUDGET: Statement = {
  name: "discount.staff-end-budget",
  text: `
WITH ended AS (
  UPDATE promotion_campaign_budget
  SET deleted_at = now(), updated_at = now(), used = 0, raw_used = '{"value": "0", "precision": 20}'
  WHERE campaign_id = $1 AND deleted_at IS NULL RETURNING id
)
UPDATE checkout_discount u SET budget_id = NULL FROM ended WHERE u.budget_id = ended.id`,
};

/** $1 promotion, $2 method: they have no rules any more. */
export const DROP_RULES: Statement = {
  name: "discount.staff-drop-rules",
  text: `
DELETE FROM promotion_rule r
WHERE r.id IN (
  SELECT promotion_rule_id FROM promotion_promotion_rule WHERE promotion_id = $1
  UNION ALL SELECT promotion_rule_id FROM application_method_target_rules WHERE application_method_id = $2)`,
};

/**
 * $1 promotion, $2 method; then parallel lists: $3 rules, $4 is it of the method, $5 attribute, $6 operator;
 * and $7 ids of values, $8 their rules, $9 the values.
 */
export const WRITE_RULES: Statement = {
  name: "discount.staff-rules",
  text: `
WITH rule AS (
  SELECT * FROM unnest($3::text[], $4::boolean[], $5::text[], $6::text[]) AS r(id, of_method, attribute, operator)
), written AS (
  INSERT INTO promotion_rule (id, attribute, operator) SELECT id, attribute, operator FROM rule
), asked AS (
  INSERT INTO promotion_promotion_rule (promotion_id, promotion_rule_id)
  SELECT $1, id FROM rule WHERE NOT of_method
), aimed AS (
  INSERT INTO application_method_target_rules (application_method_id, promotion_rule_id)
  SELECT $2, id FROM rule WHERE of_method
)
INSERT INTO promotion_rule_value (id, promotion_rule_id, value)
SELECT * FROM unnest($7::text[], $8::text[], $9::text[])`,
};

/** $1 id, $2 status. */
export const WRITE_STATUS: Statement = {
  name: "discount.staff-status",
  text: `UPDATE promotion SET status = $2, updated_at = now() WHERE id = $1 AND status <> $2 RETURNING id`,
};

/** $1 id: with its campaign, unless other promotions are in that. As Medusa deletes: the rows stay, marked. */
export const DELETE_PROMOTION: Statement = {
  name: "discount.staff-delete",
  text: `
WITH own AS (
  SELECT p.campaign_id AS id FROM promotion p WHERE p.id = $1 AND NOT EXISTS (
    SELECT 1 FROM promotion o WHERE o.campaign_id = p.campaign_id AND o.id <> p.id AND o.deleted_at IS NULL)
), method AS (
  UPDATE promotion_application_method SET deleted_at = now() WHERE promotion_id = $1 AND deleted_at IS NULL
), budget AS (
  UPDATE promotion_campaign_budget SET deleted_at = now()
  WHERE campaign_id IN (SELECT id FROM own) AND deleted_at IS NULL
), campaign AS (
  UPDATE promotion_campaign SET deleted_at = now() WHERE id IN (SELECT id FROM own) AND deleted_at IS NULL
)
UPDATE promotion SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL`,
};
