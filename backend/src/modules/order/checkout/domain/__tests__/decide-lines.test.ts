import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_QUANTITY } from "../../../../../contracts/orders";
import { MAX_MONEY_RWF, SHIPPING_FEE_RWF } from "../../../../../contracts/money";
import { decideLines as decide, needByLevel } from "../decide-lines";
import { termsOf } from "../terms";
import { chargeableRwf, lineTotalRwf, totalsOf as totalsOn } from "../totals";
import type { Candidate } from "../types";

const candidate = (over: Partial<Candidate> & { free?: number } = {}): Candidate => {
  const { free = 5, ...rest } = over;
  const variantId = over.variantId ?? "v1";
  return {
    variantId,
    productId: "p1",
    productName: "Shirt",
    productHandle: "shirt",
    variantTitle: "S",
    sku: null,
    image: null,
    size: "S",
    color: "#1b1a1a",
    rank: 0,
    unitPriceRwf: 10_000,
    listPriceRwf: 10_000,
    struckPriceRwf: null,
    isGiftCard: false,
    isLimited: true,
    sources: [
      {
        levelId: `l-${variantId}`,
        inventoryItemId: `i-${variantId}`,
        locationId: "kigali",
        requiredPerPiece: 1,
        free,
      },
    ],
    ...rest,
  };
};

/** Nothing configured: the flat fee everywhere. */
const TERMS = termsOf("Gasabo", null, null, new Date("2026-11-21T10:00:00Z"));
type Lines = Parameters<typeof totalsOn>[0];
const totalsOf = (lines: Lines, terms = TERMS) => totalsOn(lines, terms);
type Decided = Parameters<typeof decide>;
const decideLines = (items: Decided[0], candidates: Decided[1]) => decide(items, candidates, TERMS);

const chosen = (...args: Parameters<typeof decideLines>) => {
  const decision = decideLines(...args);
  if (decision.kind !== "lines") throw new Error(`Unexpected ${decision.kind}.`);
  return decision.lines.map(({ candidate: { variantId }, quantity }) => [variantId, quantity]);
};

const problems = (...args: Parameters<typeof decideLines>) => {
  const decision = decideLines(...args);
  return decision.kind === "invalid" ? decision.problems.map(({ field }) => field) : decision.kind;
};

describe("which variant an item means", () => {
  const m = candidate({ variantId: "m", size: "M", rank: 0 });
  const s = candidate({ variantId: "s", size: "S", rank: 1 });
  const sGrey = candidate({ variantId: "s-grey", size: "S", color: "#8b8d8a", rank: 2 });

  it.each([
    ["size S before others, and grey before other colours", [m, s, sGrey], {}, "s-grey"],
    ["size S in its first colour where there is no grey", [m, s], {}, "s"],
    [
      "the first size in stock when S is sold out",
      [candidate({ ...s, free: 0, sources: [] }), m],
      {},
      "m",
    ],
    ["what is asked", [m, s, sGrey], { size: "m" }, "m"],
    ["what is asked, whatever the case", [m, s, sGrey], { size: "s", color: "#1B1A1A" }, "s"],
    ["an empty choice as none", [m, s, sGrey], { size: "", color: "" }, "s-grey"],
  ])("takes %s", (_, candidates, choice, expected) => {
    expect(chosen([{ product_id: "p1", quantity: 1, ...choice }], candidates)).toEqual([
      [expected, 1],
    ]);
  });

  it("takes the variant that is named", () => {
    expect(chosen([{ variant_id: "m", quantity: 2 }], [m, s])).toEqual([["m", 2]]);
  });

  it.each([
    ["an unknown product", { product_id: "p2", quantity: 1 }, "items.0.product_id"],
    ["an unknown variant", { variant_id: "x", quantity: 1 }, "items.0.variant_id"],
    [
      "a variant of another product",
      { product_id: "p2", variant_id: "m", quantity: 1 },
      "items.0.variant_id",
    ],
    ["an unknown size", { product_id: "p1", quantity: 1, size: "XXL" }, "items.0.size"],
    ["an unknown colour", { product_id: "p1", quantity: 1, color: "#ffffff" }, "items.0.color"],
    [
      "a size that is not made in this colour",
      { product_id: "p1", quantity: 1, size: "M", color: "#8b8d8a" },
      "items.0.size",
    ],
  ])("names the field of %s", (_, item, field) => {
    expect(problems([item], [m, s, sGrey])).toEqual([field]);
  });

  it("refuses what has no price that could be charged", () => {
    for (const unitPriceRwf of [null, -1, 0.5, MAX_MONEY_RWF + 1]) {
      expect(problems([{ variant_id: "v1", quantity: 1 }], [candidate({ unitPriceRwf })])).toEqual([
        "items.0.variant_id",
      ]);
    }
  });
});

describe("lines and stock", () => {
  it("makes one line of one variant, and bounds the sum", () => {
    const one = candidate({ free: 500 });
    const item = { variant_id: "v1", quantity: 40 };
    expect(chosen([item, { product_id: "p1", quantity: 2 }], [one])).toEqual([["v1", 42]]);
    expect(problems([item, item, item], [one])).toEqual(["items.2.quantity"]);
  });

  it("names every line that is short, and what is left", () => {
    const decision = decideLines(
      [
        { variant_id: "a", quantity: 3 },
        { variant_id: "b", quantity: 3 },
        { variant_id: "c", quantity: 3 },
      ],
      [
        candidate({ variantId: "a", free: 2 }),
        candidate({ variantId: "b", free: 3 }),
        candidate({ variantId: "c", free: -1 }),
      ],
    );
    expect(decision).toMatchObject({
      kind: "short",
      shortages: [
        { index: 0, variant_id: "a", requested: 3, available: 2 },
        { index: 2, variant_id: "c", requested: 3, available: 0 },
      ],
    });
  });

  it("adds up what two variants take from one inventory item", () => {
    const shared = {
      levelId: "l",
      inventoryItemId: "i",
      locationId: "k",
      requiredPerPiece: 2,
      free: 7,
    };
    const pair = ["a", "b"].map((variantId) => candidate({ variantId, sources: [shared] }));
    const ask = (quantity: number) =>
      decideLines(
        [
          { variant_id: "a", quantity: 2 },
          { variant_id: "b", quantity },
        ],
        pair,
      );
    expect(ask(1).kind).toBe("lines");
    expect(ask(2).kind).toBe("short");
  });

  it("sells what is not counted without end", () => {
    const endless = candidate({ isLimited: false, sources: [] });
    expect(chosen([{ variant_id: "v1", quantity: 99 }], [endless])).toEqual([["v1", 99]]);
  });

  it("never needs more of a level than is free (property)", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            free: fc.integer({ min: -2, max: 12 }),
            price: fc.integer({ min: 0, max: 200_000 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.array(fc.record({ at: fc.nat(4), quantity: fc.integer({ min: 1, max: 12 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        (stock, asked) => {
          const candidates = stock.map(({ free, price }, at) =>
            candidate({ variantId: `v${at}`, productId: `p${at}`, free, unitPriceRwf: price }),
          );
          const items = asked.map(({ at, quantity }) => ({
            variant_id: `v${at % stock.length}`,
            quantity,
          }));
          const decision = decideLines(items, candidates);
          if (decision.kind === "lines") {
            const need = needByLevel(decision.lines);
            for (const { candidate: found } of decision.lines) {
              for (const { levelId, free } of found.sources)
                expect(need.get(levelId)).toBeLessThanOrEqual(free);
            }
            const pieces = decision.lines.reduce((sum, { quantity }) => sum + quantity, 0);
            expect(pieces).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
          } else if (decision.kind === "short") {
            for (const { requested, available } of decision.shortages)
              expect(available).toBeLessThan(requested);
          } else {
            expect(items.length).toBeGreaterThan(MAX_QUANTITY);
          }
        },
      ),
    );
  });
});

describe("totals", () => {
  const lines = fc.array(
    fc.record({
      unitPriceRwf: fc.integer({ min: 0, max: 120_000 }),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      isGiftCard: fc.constant(false),
    }),
    { minLength: 1, maxLength: 50 },
  );

  it("are whole RWF: the lines and the delivery fee, in any order (property)", () => {
    fc.assert(
      fc.property(lines, (list) => {
        const totals = totalsOf(list);
        expect(totals).not.toBeNull();
        if (!totals) return;
        const { subtotalRwf, shippingRwf, totalRwf } = totals;
        expect(Number.isSafeInteger(totalRwf)).toBe(true);
        expect(subtotalRwf).toBe(list.map(lineTotalRwf).reduce((sum, line) => sum + line, 0));
        expect(totalRwf - subtotalRwf).toBe(shippingRwf);
        expect(shippingRwf).toBe(SHIPPING_FEE_RWF);
        expect(totalsOf([...list].reverse())).toEqual(totals);
      }),
    );
  });

  it("grow by a line's price with each piece (property)", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 120_000 }), (list, unitPriceRwf) => {
        const more = totalsOf([...list, { unitPriceRwf, quantity: 1, isGiftCard: false }]);
        expect((more?.totalRwf ?? 0) - (totalsOf(list)?.totalRwf ?? 0)).toBe(unitPriceRwf);
      }),
    );
  });

  const shipping = fc.record({
    flat_fee: fc.integer({ min: 0, max: 10_000 }),
    free_above: fc.option(fc.integer({ min: 0, max: 500_000 })),
    districts: fc.array(
      fc.record({
        district: fc.constantFrom("Gasabo", "Huye", "Rubavu"),
        fee: fc.integer({ min: 0, max: 10_000 }),
        free_above: fc.option(fc.integer({ min: 0, max: 500_000 })),
      }),
      { maxLength: 3 },
    ),
  });

  it("take the fee of the district, and none from the threshold on (property)", () => {
    fc.assert(
      fc.property(lines, shipping, (list, setting) => {
        const totals = totalsOn(list, { shipping: setting, district: "Huye" });
        if (!totals) throw new Error("Out of bounds.");
        const { subtotalRwf, shippingRwf, totalRwf } = totals;
        expect(totalRwf).toBe(subtotalRwf + shippingRwf);
        const { fee, free_above } = setting.districts.find(
          ({ district }) => district === "Huye",
        ) ?? { fee: setting.flat_fee, free_above: setting.free_above };
        const isFree = free_above !== null && subtotalRwf >= free_above;
        expect(shippingRwf).toBe(isFree ? 0 : fee);
      }),
    );
  });

  it("take nothing for the delivery of gift cards, which count for no threshold either (property)", () => {
    fc.assert(
      fc.property(lines, lines, shipping, (cards, goods, setting) => {
        const terms = { shipping: setting, district: "Huye" };
        const sold = cards.map((line) => ({ ...line, isGiftCard: true }));
        expect(totalsOn(sold, terms)?.shippingRwf).toBe(0);
        expect(totalsOn([...sold, ...goods], terms)?.shippingRwf).toBe(
          totalsOn(goods, terms)?.shippingRwf,
        );
      }),
    );
  });

  it("have a bound", () => {
    expect(totalsOf([{ unitPriceRwf: MAX_MONEY_RWF, quantity: 2, isGiftCard: false }])).toBeNull();
    expect(
      totalsOf([
        { unitPriceRwf: MAX_MONEY_RWF - SHIPPING_FEE_RWF, quantity: 1, isGiftCard: false },
      ]),
    ).not.toBeNull();
    expect(chargeableRwf(MAX_MONEY_RWF)).toBe(MAX_MONEY_RWF);
    expect(chargeableRwf(0.1)).toBeNull();
  });
});
