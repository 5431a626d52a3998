import type { ComputeActions } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { applyDiscounts, type Promotions } from "../apply";
import type { DiscountableLine, DiscountCandidate } from "../types";

const line = (id: string, lineTotalRwf: number): DiscountableLine => ({
  id,
  quantity: 1,
  lineTotalRwf,
  isOnSale: false,
  facts: { is_discountable: true, product: { id: `p-${id}`, categories: [], tags: [] } },
});
const GOODS = { lines: [line("a", 10_000), line("b", 4999)], shippingRwf: 2000 };

const candidate = (code: string, over: Partial<DiscountCandidate> = {}): DiscountCandidate => ({
  promotionId: `promo_${code}`,
  code,
  name: code,
  isAutomatic: true,
  isOn: true,
  status: "active",
  startsAt: null,
  endsAt: null,
  limit: null,
  used: 0,
  target: "items",
  isShared: false,
  rules: [],
  combines: true,
  budget: null,
  ...over,
});
const budget = (limit: number, used: number, over: object = {}) => ({
  budget: { id: "budget", type: "spend" as const, limit, used, usedByBuyer: null, ...over },
});

interface Context {
  items: { id: string; subtotal: number }[];
  shipping_methods: { id: string; subtotal: number }[];
}

/** Takes ten per cent of whatever a stage leaves, for each code. */
function tenPercent(seen: Context[] = []): Promotions {
  return {
    computeActions: (codes, context) => {
      const { items, shipping_methods } = context as unknown as Context;
      seen.push({ items, shipping_methods });
      const actions = codes.flatMap((code): ComputeActions[] =>
        code.startsWith("D")
          ? shipping_methods.map(({ id, subtotal }) => ({
              action: "addShippingMethodAdjustment",
              shipping_method_id: id,
              amount: subtotal / 10,
              code,
            }))
          : items.map(({ id, subtotal }) => ({
              action: "addItemAdjustment",
              item_id: id,
              amount: subtotal / 10,
              code,
            })),
      );
      return Promise.resolve(actions);
    },
  };
}

const amounts = async (code: string | null, candidates: DiscountCandidate[]) => {
  const { applied, refusal } = await applyDiscounts(code, candidates, GOODS, tenPercent());
  return {
    applied: applied.map(({ discount }) => [discount.code, discount.amount]),
    reason: refusal?.reason ?? null,
  };
};

describe("the discounts of an order", () => {
  it("come line by line, then off the order, then off delivery, each from what is left", async () => {
    const seen: Context[] = [];
    const candidates = [
      candidate("ORDER", { target: "order" }),
      candidate("DELIVERY", { target: "shipping_methods" }),
      candidate("LINES"),
    ];
    const { applied } = await applyDiscounts(null, candidates, GOODS, tenPercent(seen));
    expect(applied.map(({ discount, lines }) => [discount.code, discount.amount, lines])).toEqual([
      ["LINES", 1500, [1000, 500]],
      ["ORDER", 1350, [900, 450]],
      ["DELIVERY", 200, [0, 0]],
    ]);
    expect(seen.map(({ items }) => items.map(({ subtotal }) => subtotal))).toEqual([
      [10_000, 4999],
      [9000, 4499],
      [8100, 4049],
    ]);
  });

  it("are given whole or not at all where a budget does not reach", async () => {
    const one = candidate("ONE", budget(1499, 0));
    expect(await amounts(null, [one])).toEqual({ applied: [], reason: null });
    expect((await amounts(null, [candidate("ONE", budget(1500, 0))])).applied).toEqual([
      ["ONE", 1500],
    ]);
    // Two of one campaign: the second does not fit any more.
    const two = [candidate("ONE", budget(1500, 0)), candidate("TWO", budget(1500, 0))];
    expect((await amounts(null, two)).applied).toEqual([["ONE", 1500]]);
    const uses = [1, 2].map((n) => candidate(`U${n}`, budget(4, 3, { type: "usage" })));
    expect((await amounts(null, uses)).applied).toEqual([["U1", 1500]]);
  });

  it("are the better ones, of those that don't add up", async () => {
    const alone = (code: string, over: Partial<DiscountCandidate> = {}) =>
      candidate(code, { combines: false, ...over });
    // 1500 off the lines against 200 off delivery; two that add up take off 1500 and 1350.
    expect((await amounts(null, [alone("LINES"), candidate("D")])).applied).toEqual([
      ["LINES", 1500],
    ]);
    const both = [candidate("ONE"), candidate("TWO", { target: "order" })];
    expect((await amounts(null, [alone("LINES"), ...both])).applied).toEqual([
      ["ONE", 1500],
      ["TWO", 1350],
    ]);
    const code = alone("CODE", { isAutomatic: false });
    expect(await amounts("CODE", [code, candidate("D")])).toEqual({
      applied: [["CODE", 1500]],
      reason: null,
    });
    expect(await amounts("CODE", [code, ...both])).toMatchObject({ reason: "better_one" });
    // The typed one of two equals; and a code that would add up, if there were no better one.
    expect((await amounts("CODE", [alone("ONE"), code])).applied).toEqual([["CODE", 1500]]);
    const free = candidate("DELIVERY", { isAutomatic: false, target: "shipping_methods" });
    expect(await amounts("DELIVERY", [free, alone("LINES")])).toEqual({
      applied: [["LINES", 1500]],
      reason: "better_one",
    });
    // One whose money is gone is no better one.
    expect(await amounts("DELIVERY", [free, alone("LINES", budget(1499, 0))])).toEqual({
      applied: [["DELIVERY", 200]],
      reason: null,
    });
  });

  it.each<[string, Partial<DiscountCandidate>]>([
    ["unknown", { status: "draft", isOn: false }],
    ["ended", { status: "inactive", isOn: false }],
    ["not_started", { isOn: false, startsAt: "2999-01-01T00:00:00Z" }],
    ["ended", { isOn: false, endsAt: "2020-01-01T00:00:00Z" }],
    ["used_up", { limit: 3, used: 3 }],
    ["used_up", budget(10, 10)],
    ["used_up", budget(10, 0)],
    ["used_by_you", budget(1, 0, { type: "use_by_attribute", usedByBuyer: 1 })],
  ])("say of a code that it is %s", async (reason, over) => {
    const other = candidate("OTHER");
    const code = candidate("Code", { isAutomatic: false, ...over });
    expect(await amounts("CODE", [code, other])).toEqual({ applied: [["OTHER", 1500]], reason });
  });

  it("say what a code is for, or that it fits nothing", async () => {
    const none: Promotions = { computeActions: () => Promise.resolve([]) };
    const reasonOf = async (rules: DiscountCandidate["rules"]) => {
      const code = candidate("CODE", { isAutomatic: false, rules });
      const { refusal } = await applyDiscounts("code", [code], GOODS, none);
      return [refusal?.reason, refusal?.minimum];
    };
    expect(await reasonOf([["subtotal", "gte", ["15000"]]])).toEqual(["minimum", 15_000]);
    expect(await reasonOf([["item_total", "gt", ["14999", "20000"]]])).toEqual(["minimum", 15_000]);
    expect(await reasonOf([["subtotal", "gte", ["14999"]]])).toEqual(["nothing_fits", null]);
    expect((await applyDiscounts("GONE", [], GOODS, none)).refusal).toMatchObject({
      code: "GONE",
      reason: "unknown",
    });
  });
});
