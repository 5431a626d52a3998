import type {
  StaffDiscount,
  StaffDiscountBody,
  StaffDiscountListQuery,
} from "../../../contracts/staff-discounts";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import {
  minimumRule,
  NOT_ON_SALE,
  SCOPE_ATTRIBUTES,
  staffDiscountOf,
  type PromotionRow,
  type Rule,
} from "./domain/staff-discount";
import {
  CODE_TAKEN,
  COUNT_PROMOTIONS,
  DELETE_PROMOTION,
  DROP_RULES,
  END_BUDGET,
  HOLD_PROMOTION,
  LIST_PROMOTIONS,
  READ_PROMOTION,
  UNKNOWN_SCOPE,
  WRITE_BUDGET,
  WRITE_CAMPAIGN,
  WRITE_METHOD,
  WRITE_PROMOTION,
  WRITE_RULES,
  WRITE_STATUS,
} from "./staff-sql";

/** Why a discount is not written. */
export type Unwritable = "unknown" | "other_kind" | "code_taken" | "scope_unknown";

const methodOf = ({ kind, value = 0, scope, excludes_sale }: StaffDiscountBody) => {
  if (kind === "free_delivery") return ["percentage", "shipping_methods", 100] as const;
  if (kind === "percentage") return ["percentage", "items", value] as const;
  // What is for everything is shared by the whole order, like Medusa's own.
  const target = scope === "everything" && !excludes_sale ? "order" : "items";
  return ["fixed", target, value] as const;
};

const targetRulesOf = ({ scope, scope_ids, excludes_sale }: StaffDiscountBody): Rule[] => [
  ...(scope === "everything" ? [] : [[SCOPE_ATTRIBUTES[scope], "in", scope_ids] as const]),
  ...(excludes_sale ? [NOT_ON_SALE] : []),
];

const shownNow = (row: PromotionRow): StaffDiscount =>
  staffDiscountOf(row, new Date().toISOString());

/** Staff's discounts: Medusa's promotions, written in one transaction. */
export default class StaffDiscountService {
  async list({ limit, offset }: StaffDiscountListQuery) {
    const [[counted], rows] = await Promise.all([
      run<{ count: number }>(COUNT_PROMOTIONS, []),
      run<PromotionRow>(LIST_PROMOTIONS, [limit, offset]),
    ]);
    return { count: counted?.count ?? 0, discounts: rows.map(shownNow) };
  }

  /** @returns null when there is none */
  async read(id: string, inside: Run = run): Promise<StaffDiscount | null> {
    const row = await this.rowOf(id, inside);
    return row && shownNow(row);
  }

  /** As `read`, and nobody else changes it before the caller's transaction ends. */
  async hold(id: string, inside: Run): Promise<StaffDiscount | null> {
    const row = await this.heldRow(id, inside);
    return row && shownNow(row);
  }

  /**
   * Writes a new discount, or all of a known one, in the caller's transaction.
   * @returns it as it was (null: new) and is, or why it can't be written: nothing is then
   */
  async write(
    inside: Run,
    body: StaffDiscountBody,
    knownId?: string,
  ): Promise<{ before: StaffDiscount | null; after: StaffDiscount } | { not: Unwritable }> {
    const row = knownId === undefined ? null : await this.heldRow(knownId, inside);
    if (knownId !== undefined && row === null) return { not: "unknown" };
    const before = row && shownNow(row);
    if (before?.kind === "other") return { not: "other_kind" };
    const id = row?.id ?? entityId("promo");
    const code = body.code ?? row?.code ?? `AUTO-${id.slice(-8)}`;
    const taken = await inside<{ id: string }>(CODE_TAKEN, [code, id]);
    if (taken.length > 0) return { not: "code_taken" };
    const ids = { products: [], categories: [], [body.scope]: body.scope_ids };
    const unknown = await inside<{ id: string }>(UNKNOWN_SCOPE, [ids.products, ids.categories]);
    if (unknown.length > 0) return { not: "scope_unknown" };
    await this.writeParts(inside, { id, code, before: row }, body);
    const after = await this.read(id, inside);
    if (!after) throw new Error("The discount is not there.");
    return { before, after };
  }

  /** @returns whether it was not so before */
  async setPaused(inside: Run, id: string, isPaused: boolean): Promise<boolean> {
    const changed = await inside(WRITE_STATUS, [id, isPaused ? "inactive" : "active"]);
    return changed.length > 0;
  }

  /** Its orders keep what they were promised. */
  async remove(inside: Run, id: string): Promise<void> {
    await inside(DELETE_PROMOTION, [id]);
  }

  private async heldRow(id: string, inside: Run): Promise<PromotionRow | null> {
    await inside(HOLD_PROMOTION, [id]);
    return this.rowOf(id, inside);
  }

  private async rowOf(id: string, inside: Run): Promise<PromotionRow | null> {
    const [row] = await inside<PromotionRow>(READ_PROMOTION, [id]);
    return row ?? null;
  }

  private async writeParts(
    inside: Run,
    { id, code, before }: { id: string; code: string; before: PromotionRow | null },
    body: StaffDiscountBody,
  ): Promise<void> {
    const { max_uses: limit, max_uses_per_shopper: perShopper } = body;
    const campaign = before?.campaignId ?? id.replace("promo_", "procamp_");
    await inside(WRITE_CAMPAIGN, [campaign, body.name, body.starts_at, body.ends_at]);
    const { is_automatic: isAutomatic, name, combines } = body;
    await inside(WRITE_PROMOTION, [id, code, isAutomatic, limit, campaign, name, combines]);
    const [method] = await inside<{ id: string }>(WRITE_METHOD, [
      id.replace("promo_", "proappmet_"),
      id,
      ...methodOf(body),
    ]);
    if (perShopper === null) await inside(END_BUDGET, [campaign]);
    else {
      const budget = before?.budget?.id ?? id.replace("promo_", "probudg_");
      await inside(WRITE_BUDGET, [budget, campaign, id, perShopper]);
    }
    await this.writeRules(inside, [id, method?.id ?? ""], body);
  }

  private async writeRules(
    inside: Run,
    owners: readonly [promotion: string, method: string],
    body: StaffDiscountBody,
  ): Promise<void> {
    await inside(DROP_RULES, owners);
    const asked = body.minimum === null ? [] : [minimumRule(body.minimum)];
    const aimed = targetRulesOf(body);
    const rules = [...asked, ...aimed].map((rule, at) => ({
      id: entityId("prorul"),
      isAimed: at >= asked.length,
      rule,
    }));
    const values = rules.flatMap(({ id, rule }) =>
      (rule[2] ?? []).map((value) => ({ id: entityId("prorulval"), rule: id, value })),
    );
    await inside(WRITE_RULES, [
      ...owners,
      rules.map(({ id }) => id),
      rules.map(({ isAimed }) => isAimed),
      rules.map(({ rule }) => rule[0]),
      rules.map(({ rule }) => rule[1]),
      values.map(({ id }) => id),
      values.map(({ rule }) => rule),
      values.map(({ value }) => value),
    ]);
  }
}
