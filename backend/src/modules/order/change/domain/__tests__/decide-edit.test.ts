import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderItem } from "../../../../../contracts/orders";
import type { Candidate } from "../../../checkout/domain/types";
import { decideEdit, type Edit, type LineWish, type Priced } from "../decide-edit";

const candidate = (variantId: string, priceRwf: number | null, productId = "tee"): Candidate => ({
  variantId,
  productId,
  productName: "Tee",
  productHandle: "tee",
  variantTitle: variantId,
  sku: null,
  image: null,
  size: variantId,
  color: "White",
  rank: 0,
  unitPriceRwf: priceRwf,
  listPriceRwf: priceRwf,
  struckPriceRwf: null,
  isGiftCard: false,
  isLimited: true,
  sources: [],
});

const item = (id: string, quantity: number, unit_price: number, off = 0): OrderItem => ({
  id,
  product_id: "tee",
  variant_id: id,
  product_name: "Tee",
  image: null,
  size: id,
  color: "White",
  quantity,
  unit_price,
  line_total: quantity * unit_price,
  ...(off > 0 && { discounts: [{ code: "TEN", amount: off }] }),
});

/** Delivery of 2,000, of which the code takes 500. */
function order(...items: OrderItem[]): Priced {
  const subtotal = items.reduce((sum, { line_total }) => sum + line_total, 0);
  const off = items
    .flatMap(({ discounts = [] }) => discounts)
    .reduce((sum, { amount }) => sum + amount, 500);
  const discounts = [
    {
      promotion_id: "promo_1",
      code: "TEN",
      name: "Ten",
      is_automatic: false,
      amount: off,
      delivery_amount: 500,
    },
  ];
  const total = subtotal + 2_000 - off;
  return { items, subtotal, shipping: 2_000, discounts, discount: off, total };
}

const candidates = [
  candidate("S", 9_000),
  candidate("M", 12_000),
  candidate("L", 15_000),
  candidate("gone", null),
  candidate("cap", 7_000, "cap"),
];
let made = 0;
const decide = (before: Priced, ...wishes: LineWish[]) =>
  decideEdit(before, wishes, candidates, () => `new_${(made += 1)}`);

function edited(before: Priced, ...wishes: LineWish[]): Edit {
  const decision = decide(before, ...wishes);
  if (decision.kind !== "edit") throw new Error(JSON.stringify(decision));
  return decision.edit;
}

describe("the lines of a changed order", () => {
  const before = order(item("M", 3, 12_000, 3_600));

  it("keep their price, and their discount in proportion", () => {
    const more = edited(before, { itemId: "M", quantity: 4 });
    expect(more).toMatchObject({ subtotal: 48_000, discount: 4_100, total: 45_900 });
    expect(more.takenIds).toEqual(["M"]);
    const fewer = edited(before, { itemId: "M", quantity: 2 });
    expect(fewer).toMatchObject({ subtotal: 24_000, discount: 2_900, total: 23_100 });
    expect(fewer.shrunk).toEqual([{ itemId: "M", quantity: 2 }]);
    expect(fewer.taken).toEqual([]);
  });

  it.each([
    ["as was promised, where it costs that today", 15_000, "L", 15_000],
    ["as was promised, where both cost the same today", 10_000, "M", 10_000],
    ["what the two differ in besides", 10_000, "L", 13_000],
    ["in proportion, where it is cheaper", 10_000, "S", 7_500],
  ])("cost in another variant %s", (_, promised, to, price) => {
    const was = { ...item("own", 1, promised), variant_id: "M" };
    const now =
      to === "M"
        ? decideEdit(
            order({ ...was, variant_id: "twin" }),
            [{ itemId: "own", variantId: "M", quantity: 1 }],
            [...candidates, candidate("twin", 12_000)],
            () => "new",
          )
        : decide(order(was), { itemId: "own", variantId: to, quantity: 1 });
    expect(now).toMatchObject({
      kind: "edit",
      edit: { items: [{ id: "own", unit_price: price }] },
    });
  });

  it("are new at what they cost today, without discounts", () => {
    const two = edited(before, { itemId: "M", quantity: 3 }, { variantId: "cap", quantity: 2 });
    expect(two).toMatchObject({ subtotal: 50_000, discount: 4_100, total: 47_900 });
    expect(two.items[1]).toMatchObject({ variant_id: "cap", unit_price: 7_000, quantity: 2 });
    expect(two.takenIds).toEqual([two.items[1]?.id]);
  });

  it("cost what staff say, and no discount takes more than that", () => {
    const low = edited(before, { itemId: "M", quantity: 3, unitPriceRwf: 1_000 });
    expect(low).toMatchObject({ subtotal: 3_000, discount: 3_500, total: 1_500 });
    expect(low.taken).toEqual([]);
  });

  it("are the same where nothing else is asked", () => {
    expect(decide(before, { itemId: "M", variantId: "M", quantity: 3 }).kind).toBe("same");
  });

  it.each<[string, LineWish[], string]>([
    ["no such line", [{ itemId: "X", quantity: 1 }], "items.0.item_id"],
    [
      "a line twice",
      [
        { itemId: "M", quantity: 1 },
        { itemId: "M", quantity: 2 },
      ],
      "items.1.item_id",
    ],
    ["another article", [{ itemId: "M", variantId: "cap", quantity: 1 }], "items.0.variant_id"],
    ["what has no price", [{ itemId: "M", variantId: "gone", quantity: 1 }], "items.0.variant_id"],
    [
      "what it has",
      [
        { itemId: "M", quantity: 3 },
        { variantId: "M", quantity: 1 },
      ],
      "items.1.variant_id",
    ],
    [
      "one new line twice",
      [
        { variantId: "cap", quantity: 1 },
        { variantId: "cap", quantity: 1 },
      ],
      "items.1.variant_id",
    ],
    ["nothing for it", [{ itemId: "M", quantity: 3, unitPriceRwf: 0 }], ""],
  ])("can't be %s", (_, wishes, field) => {
    const decision = decide(before, ...wishes);
    if (field === "") expect(decision).toMatchObject({ kind: "edit", edit: { total: 1_500 } });
    else expect(decision).toMatchObject({ kind: "invalid", problems: [{ field }] });
  });

  it("leave gift cards as they are", () => {
    const card = { ...item("card", 1, 10_000), is_gift_card: true as const };
    const both = order(card, item("M", 1, 12_000));
    expect(
      decide(both, { itemId: "card", quantity: 2 }, { itemId: "M", quantity: 1 }),
    ).toMatchObject({
      problems: [{ field: "items.0.quantity" }],
    });
    expect(decide(both, { itemId: "M", quantity: 1 })).toMatchObject({
      problems: [{ field: "items" }],
    });
  });

  it("add up, whatever is asked", () => {
    const wish = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      variantId: fc.constantFrom("S", "M", "L"),
      unitPriceRwf: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        wish,
        wish,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 12_000 }),
        (first, second, pieces, off) => {
          const both = order(item("M", pieces, 12_000, off), item("L", 2, 15_000, off % 7));
          const decision = decide(both, { itemId: "M", ...first }, { itemId: "L", ...second });
          if (decision.kind !== "edit") return;
          const { items, subtotal, discount, discounts, total, shipping } = decision.edit;
          const lineSum = items.reduce((sum, { line_total }) => sum + line_total, 0);
          const taken = items.flatMap((one) => one.discounts ?? []);
          expect(subtotal).toBe(lineSum);
          expect(items.every((one) => one.line_total === one.unit_price * one.quantity)).toBe(true);
          expect(discount).toBe(taken.reduce((sum, { amount }) => sum + amount, 500));
          expect(discounts[0]?.amount).toBe(discount);
          expect(total).toBe(subtotal + shipping - discount);
          expect(total).toBeGreaterThan(0);
          for (const one of items) {
            const parts = (one.discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
            expect(parts).toBeLessThanOrEqual(one.line_total);
          }
        },
      ),
    );
  });
});
