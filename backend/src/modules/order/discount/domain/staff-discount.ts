import { GOODS_ATTRIBUTES } from "../../../../contracts/discount-limits";
import type {
  DiscountKind,
  DiscountScope,
  DiscountState,
  StaffDiscount,
} from "../../../../contracts/staff-discounts";

/** A rule of Medusa's: attribute, operator, values. */
export type Rule = readonly [attribute: string, operator: string, values: readonly string[] | null];

/** A promotion with everything that it is made of, and what it brought. Times are ISO 8601. */
export interface PromotionRow {
  id: string;
  code: string;
  name: string;
  isAutomatic: boolean;
  combines: boolean;
  status: "active" | "inactive" | "draft";
  /** Uses in all, and how many Medusa counted. */
  limit: number | null;
  counted: number;
  createdAt: string;
  promotionType: "standard" | "buyget";
  type: "percentage" | "fixed";
  target: "items" | "order" | "shipping_methods";
  allocation: "each" | "across" | "once" | null;
  /** Per cent, or RWF. */
  value: number;
  rules: readonly Rule[];
  targetRules: readonly Rule[];
  campaignId: string | null;
  /** Promotions of the campaign. */
  campaignSize: number;
  startsAt: string | null;
  endsAt: string | null;
  budget: {
    id: string;
    type: "spend" | "usage" | "use_by_attribute";
    limit: number | null;
    used: number;
  } | null;
  scopeItems: StaffDiscount["scope_items"];
  used: number;
  /** Whole RWF. */
  given: number;
  revenue: number;
}

/** The rules' names for what a discount is for. */
export const SCOPE_ATTRIBUTES: Readonly<Record<Exclude<DiscountScope, "everything">, string>> = {
  categories: "items.product.categories.id",
  products: "items.product.id",
};

/** Medusa compares texts. */
export const NOT_ON_SALE: Rule = ["items.is_on_sale", "eq", ["false"]];
export const minimumRule = (rwf: number): Rule => ["subtotal", "gte", [String(rwf)]];

const isMinimum = ([attribute, operator, values]: Rule) =>
  GOODS_ATTRIBUTES.includes(attribute) && operator === "gte" && values?.length === 1;
const isNotOnSale = ([attribute, operator, values]: Rule) =>
  attribute === NOT_ON_SALE[0] &&
  ["eq", "in"].includes(operator) &&
  values?.length === 1 &&
  values[0] === "false";
/** Equal to one of several: for a product, which has one id, the same as among them. */
function scopeOf([attribute, operator]: Rule): Exclude<DiscountScope, "everything"> | undefined {
  const { products, categories } = SCOPE_ATTRIBUTES;
  if (attribute === products && ["in", "eq"].includes(operator)) return "products";
  return attribute === categories && operator === "in" ? "categories" : undefined;
}
/** Everything here is in RWF. */
const isCurrency = ([attribute]: Rule) => attribute === "currency_code";

/** Its effect is one that the form can make. */
function effectOf({ promotionType, type, target, allocation, value }: PromotionRow): DiscountKind {
  if (promotionType !== "standard") return "other";
  if (target === "shipping_methods") {
    return type === "percentage" && value >= 100 ? "free_delivery" : "other";
  }
  if (allocation !== "across") return "other";
  return type === "percentage" ? "percentage" : "amount";
}

/** What the form can't say is `other`: it would be lost when somebody saves. */
function kindOf(row: PromotionRow): DiscountKind {
  const { budget, campaignSize, rules, targetRules } = row;
  const asked = rules.filter((rule) => !isCurrency(rule));
  const isSayable =
    asked.length <= 1 &&
    asked.every(isMinimum) &&
    targetRules.filter((rule) => scopeOf(rule) !== undefined).length <= 1 &&
    targetRules.every((rule) => isNotOnSale(rule) || scopeOf(rule) !== undefined) &&
    (row.target === "items" || targetRules.length === 0) &&
    (budget === null || (budget.type === "use_by_attribute" && budget.limit !== null)) &&
    campaignSize <= 1;
  return isSayable ? effectOf(row) : "other";
}

function stateOf(row: PromotionRow, now: string): DiscountState {
  const { status, startsAt, endsAt, limit, counted, budget } = row;
  if (endsAt !== null && endsAt <= now) return "ended";
  if (status !== "active") return "paused";
  const isSpent =
    budget !== null &&
    budget.type !== "use_by_attribute" &&
    budget.limit !== null &&
    budget.used >= budget.limit;
  if ((limit !== null && counted >= limit) || isSpent) return "used_up";
  return startsAt !== null && startsAt > now ? "planned" : "on";
}

/** A promotion as staff see it. @param now ISO 8601 */
export function staffDiscountOf(row: PromotionRow, now: string): StaffDiscount {
  const kind = kindOf(row);
  const minimum = row.rules.find(isMinimum)?.[2]?.[0];
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    is_automatic: row.isAutomatic,
    kind,
    value: kind === "percentage" || kind === "amount" ? row.value : null,
    minimum: minimum === undefined ? null : Math.ceil(Number(minimum)),
    scope: row.targetRules.map(scopeOf).find((scope) => scope !== undefined) ?? "everything",
    scope_items: row.scopeItems,
    combines: row.combines,
    excludes_sale: row.targetRules.some(isNotOnSale),
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    max_uses: row.limit,
    max_uses_per_shopper: row.budget?.type === "use_by_attribute" ? row.budget.limit : null,
    state: stateOf(row, now),
    used: row.used,
    given: row.given,
    revenue: row.revenue,
    createdAt: row.createdAt,
  };
}
