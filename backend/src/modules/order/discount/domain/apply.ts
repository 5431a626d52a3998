import type { ComputeActions, IPromotionModuleService } from "@medusajs/framework/types";
import { GOODS_ATTRIBUTES } from "../../../../contracts/discount-limits";
import { refusalOf, minimumOf, obstacleOf } from "./refusal";
import { wholeRwf } from "./round";
import type { AppliedDiscount, DiscountableLine, DiscountCandidate, Discounts } from "./types";

/** Medusa's own promotion module: what each promotion takes off is its answer. */
export type Promotions = Pick<IPromotionModuleService, "computeActions">;

const DELIVERY = "delivery";

/** Line discounts first, then those of the order, then delivery. */
const STAGES: readonly DiscountCandidate["target"][] = ["items", "order", "shipping_methods"];

export interface Goods {
  lines: readonly DiscountableLine[];
  /** Whole RWF. */
  shippingRwf: number;
}

/** Whole RWF that is left of each line, and of delivery. */
interface Left {
  lines: number[];
  delivery: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** What Medusa's rules may ask about: its cart, of which only these things can differ in this shop. */
function contextOf({ lines, shippingRwf }: Goods, left: Left) {
  const goods = sumOf(lines.map(({ lineTotalRwf }) => lineTotalRwf));
  return {
    currency_code: "rwf",
    ...Object.fromEntries(GOODS_ATTRIBUTES.map((name) => [name, goods])),
    total: goods + shippingRwf,
    items: lines.map(({ id, quantity, isOnSale, facts }, at) => ({
      ...facts,
      id,
      quantity,
      is_on_sale: isOnSale,
      subtotal: left.lines[at] ?? 0,
      original_total: left.lines[at] ?? 0,
    })),
    shipping_methods: [{ id: DELIVERY, subtotal: left.delivery, original_total: left.delivery }],
  };
}

/** What Medusa takes off for one code: by line, and off delivery; parts of a franc are possible. */
function amountsOf(actions: readonly ComputeActions[], code: string, lines: Goods["lines"]) {
  const byLine = lines.map(() => 0);
  let delivery = 0;
  for (const action of actions) {
    if (!("code" in action) || action.code !== code) continue;
    if (action.action === "addItemAdjustment") {
      const at = lines.findIndex(({ id }) => id === action.item_id);
      byLine[at] = (byLine[at] ?? 0) + Number(action.amount);
    }
    if (action.action === "addShippingMethodAdjustment") delivery += Number(action.amount);
  }
  return { byLine, delivery };
}

function appliedOf(
  candidate: DiscountCandidate,
  actions: readonly ComputeActions[],
  goods: Goods,
  left: Left,
): AppliedDiscount {
  const { byLine, delivery } = amountsOf(actions, candidate.code, goods.lines);
  const lines = wholeRwf(byLine, left.lines, candidate.isShared);
  const [delivery_amount = 0] = wholeRwf([delivery], [left.delivery], false);
  left.lines = left.lines.map((one, at) => one - (lines[at] ?? 0));
  left.delivery -= delivery_amount;
  return {
    discount: {
      promotion_id: candidate.promotionId,
      code: candidate.code,
      name: candidate.name,
      is_automatic: candidate.isAutomatic,
      amount: sumOf(lines) + delivery_amount,
      delivery_amount,
    },
    lines,
    budgetId: candidate.budget?.id ?? null,
  };
}

/** A promotion of those applied whose budget does not reach for all of them: the last one. */
function beyondBudget(
  applied: readonly AppliedDiscount[],
  candidates: readonly DiscountCandidate[],
): DiscountCandidate | undefined {
  return candidates.findLast(({ promotionId, budget }) => {
    if (budget === null || budget.limit === null) return false;
    const sharing = applied.filter(({ budgetId }) => budgetId === budget.id);
    if (!sharing.some(({ discount }) => discount.promotion_id === promotionId)) return false;
    const more =
      budget.type === "spend"
        ? sumOf(sharing.map(({ discount }) => discount.amount))
        : sharing.length;
    return (budget.usedByBuyer ?? budget.used) + more > budget.limit;
  });
}

interface Computed {
  applied: AppliedDiscount[];
  /** A promotion whose budget does not reach for what it would take off. */
  over: DiscountCandidate | undefined;
}

/** All promotions together, in Medusa's order within each stage. */
async function computed(
  candidates: readonly DiscountCandidate[],
  goods: Goods,
  promotions: Promotions,
): Promise<Computed> {
  const left: Left = {
    lines: goods.lines.map(({ lineTotalRwf }) => lineTotalRwf),
    delivery: goods.shippingRwf,
  };
  const applied: AppliedDiscount[] = [];
  const exceeded = new Set<string>();
  for (const stage of STAGES) {
    const ofStage = new Map(
      candidates.filter(({ target }) => target === stage).map((one) => [one.code, one]),
    );
    if (ofStage.size === 0) continue;
    // Uses and budgets are decided here: Medusa knows neither our buyers nor what waits in a transaction.
    const actions = await promotions.computeActions([...ofStage.keys()], contextOf(goods, left), {
      prevent_auto_promotions: true,
      skip_usage_limit_checks: true,
    });
    const inOrder = new Set(actions.flatMap((action) => ("code" in action ? [action.code] : [])));
    for (const code of inOrder) {
      const candidate = ofStage.get(code);
      if (candidate) applied.push(appliedOf(candidate, actions, goods, left));
    }
    // Medusa leaves out the lines that are beyond a budget. Here it is all of a discount, or nothing.
    for (const action of actions) {
      if (action.action === "campaignBudgetExceeded") exceeded.add(action.code);
    }
  }
  const used = applied.filter(({ discount }) => discount.amount > 0);
  const over =
    candidates.findLast(({ code }) => exceeded.has(code)) ?? beyondBudget(used, candidates);
  return { applied: used, over };
}

/** What promotions that go together take off. */
interface Settled {
  applied: readonly AppliedDiscount[];
  /** Those whose budget did not reach. */
  spent: readonly DiscountCandidate[];
}
const NOTHING: Settled = { applied: [], spent: [] };
const totalOf = ({ applied }: Settled) => sumOf(applied.map(({ discount }) => discount.amount));

/** Without whatever is beyond its budget. */
async function settled(
  candidates: readonly DiscountCandidate[],
  goods: Goods,
  promotions: Promotions,
): Promise<Settled> {
  const spent: DiscountCandidate[] = [];
  for (;;) {
    const left = candidates.filter((one) => !spent.includes(one));
    const { applied, over } = await computed(left, goods, promotions);
    if (!over) return { applied, spent };
    spent.push(over);
  }
}

/** Those that add up, and each that stands alone. */
const combinationsOf = (usable: readonly DiscountCandidate[]): DiscountCandidate[][] => [
  usable.filter(({ combines }) => combines),
  ...usable.filter(({ combines }) => !combines).map((one) => [one]),
];

/**
 * What the automatic discounts and one code take off, in whole RWF. The amounts are Medusa's
 * (`computeActions`); the order of the stages, the rounding, and who may still use what are the shop's. Of discounts
 * that do not go together, the buyer gets those that take off most.
 * @param code as typed; null: none
 * @param candidates the automatic ones that are on, and whatever has the code
 */
export async function applyDiscounts(
  code: string | null,
  candidates: readonly DiscountCandidate[],
  goods: Goods,
  promotions: Promotions,
): Promise<Omit<Discounts, "terms">> {
  const named =
    code === null
      ? null
      : (candidates.find((one) => one.code.toUpperCase() === code.toUpperCase()) ?? null);
  const usable = candidates.filter(
    (one) => (one.isAutomatic || one === named) && obstacleOf(one) === null,
  );
  const options: Settled[] = [];
  for (const together of combinationsOf(usable)) {
    options.push(await settled(together, goods, promotions));
  }
  const has = ({ applied }: Settled) =>
    applied.some(({ discount }) => discount.promotion_id === named?.promotionId);
  // Of equal ones the one with the code: somebody typed it.
  const [best = NOTHING] = options.toSorted(
    (one, other) => totalOf(other) - totalOf(one) || Number(has(other)) - Number(has(one)),
  );
  const { applied } = best;
  if (code === null) return { applied, refusal: null };
  if (named === null) return { applied, refusal: refusalOf(code, "unknown", null) };
  if (has(best)) return { applied, refusal: null };
  if (options.some(has)) return { applied, refusal: refusalOf(code, "better_one", named) };
  const goodsRwf = sumOf(goods.lines.map(({ lineTotalRwf }) => lineTotalRwf));
  const isSpent = options.some(({ spent }) => spent.includes(named));
  const reason =
    obstacleOf(named) ??
    (goodsRwf < minimumOf(named) ? "minimum" : isSpent ? "used_up" : "nothing_fits");
  return { applied, refusal: refusalOf(code, reason, named) };
}
