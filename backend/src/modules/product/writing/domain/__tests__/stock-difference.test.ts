import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planVariants, type HeldVariant } from "../plan-variants";
import { shortage, stockAfter } from "../stock-difference";

const RED = "#b5301a";
const sum = (list: readonly number[]) => list.reduce((total, units) => total + units, 0);

describe("a number of pieces that somebody says", () => {
  it.each([
    ["what was sold meanwhile stays sold", { units: 35, seen: 35 }, 31, 31],
    ["what comes in is added to what is left", { units: 40, seen: 35 }, 31, 36],
    ["what goes is taken from what is left", { units: 30, seen: 35 }, 31, 26],
    ["what came in meanwhile stays there", { units: 36, seen: 35 }, 45, 46],
    ["the last may go", { units: 0, seen: 4 }, 4, 0],
    ["a count of just now is taken as it is", { units: 40, seen: undefined }, 31, 40],
  ])("%s", (_, said, present, after) => {
    expect(stockAfter(said, present)).toBe(after);
    expect(shortage(said, present, null)).toBeNull();
  });

  it.each([
    [{ units: 30, seen: 35 }, 3, null, "Only 3 are left now, so 5 can't be taken away"],
    [
      { units: 0, seen: 2 },
      1,
      { size: "M", color: RED },
      "M / Red earth: only 1 is left now, so 2 can't be taken away",
    ],
    [
      { units: 1, seen: 2 },
      0,
      { size: "38", color: null },
      "38: none is left now, so 1 can't be taken away",
    ],
    [
      { units: 1, seen: 2 },
      0,
      { size: null, color: null },
      "None is left now, so 1 can't be taken away",
    ],
  ])("is refused below nothing: %j of %i", (said, present, pair, message) => {
    expect(shortage(said, present, pair)).toBe(message);
  });
});

const sizes = ["S", "M", "L"];
const shelfOf = (units: readonly number[]): HeldVariant[] =>
  units.map((available, index) => ({
    id: `variant_${index}`,
    size: sizes[index] ?? "",
    color: null,
    available,
    isRetired: false,
  }));
const unitsOf = (held: readonly HeldVariant[]) => held.map(({ available }) => available ?? 0);
const change = (held: readonly HeldVariant[], at: number, by: number) => {
  const variant = held[at];
  if (variant) variant.available = (variant.available ?? 0) + by;
};

/** Somebody who has had the product open for a while, and presses Save now. */
interface Save {
  kind: "variants" | "total";
  /** How many acts ago the screen was read. */
  age: number;
  by: number[];
}
const save = fc.record<Save>({
  kind: fc.constantFrom("variants", "total"),
  age: fc.nat(12),
  by: fc.array(fc.integer({ min: -6, max: 8 }), { minLength: 3, maxLength: 3 }),
});
const sale = fc.record({ kind: fc.constant("sale" as const), at: fc.nat(2), pieces: fc.nat(5) });

describe("saves of old screens among sales", () => {
  it("leave what was there, plus what came in, minus what was sold and taken away, to the piece", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }),
        fc.array(fc.oneof(save, sale), { maxLength: 40 }),
        (start, acts) => {
          const held = shelfOf(start);
          const screens = [unitsOf(held)];
          let cameIn = 0;
          let sold = 0;
          for (const act of acts) {
            const present = unitsOf(held);
            if (act.kind === "sale") {
              if ((present[act.at] ?? 0) < act.pieces) continue;
              change(held, act.at, -act.pieces);
              sold += act.pieces;
              screens.push(unitsOf(held));
              continue;
            }
            const seen = screens[Math.max(0, screens.length - 1 - act.age)] ?? present;
            const by = act.by.map((more, at) => Math.max(0 - (seen[at] ?? 0), more));
            const isTotal = act.kind === "total";
            const { plan } = planVariants(
              held,
              isTotal
                ? { stock: sum(seen) + sum(by), stockSeen: sum(seen) }
                : {
                    variants: sizes.map((size, at) => ({
                      size,
                      color: null,
                      stock: (seen[at] ?? 0) + (by[at] ?? 0),
                      stockSeen: seen[at],
                    })),
                  },
            );
            const isTooMuch = isTotal
              ? sum(present) + sum(by) < 0
              : present.some((units, at) => units + (by[at] ?? 0) < 0);
            // All of it or nothing: a refused save changes no variant.
            expect(plan === null).toBe(isTooMuch);
            if (!plan) continue;
            plan.variants.forEach(({ before, after }, at) => {
              expect(before).toBe(present[at]);
              expect(after).toBeGreaterThanOrEqual(0);
              const moved = (after ?? 0) - (before ?? 0);
              if (!isTotal) expect(moved).toBe(by[at]);
              change(held, at, moved);
            });
            cameIn += sum(by);
            screens.push(unitsOf(held));
          }
          expect(sum(unitsOf(held))).toBe(sum(start) + cameIn - sold);
        },
      ),
    );
  });

  it("come to the same in whatever order they arrive", () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.array(fc.record({ seen: fc.nat(500), by: fc.nat(50) }), { maxLength: 20 }),
        (start, saves) => {
          const after = (list: typeof saves) =>
            list.reduce(
              (stock, { seen, by }) => stockAfter({ units: seen + by, seen }, stock),
              start,
            );
          expect(after(saves.toReversed())).toBe(after(saves));
          expect(after(saves)).toBe(start + sum(saves.map(({ by }) => by)));
        },
      ),
    );
  });
});

describe("a total along with other sizes", () => {
  const held = () => shelfOf([10, 10]);

  it("means those that stay", () => {
    const { plan } = planVariants(held(), { sizes: ["S"], stock: 10, stockSeen: 20 });
    expect(plan?.variants.map(({ after }) => after)).toEqual([10]);
  });

  it("is asked for again when it isn't known which of them were sold", () => {
    const planned = planVariants(held(), { sizes: ["S"], stock: 10, stockSeen: 23 });
    expect(planned).toMatchObject({
      plan: null,
      isOvertaken: true,
      problems: [{ field: "stock_quantity" }],
    });
  });

  it("brings new ones what it has more than was seen", () => {
    const wish = { sizes: ["S", "M", "L"], stock: 26, stockSeen: 23 };
    const { plan } = planVariants(held(), wish);
    expect(plan?.variants.map(({ after }) => after)).toEqual([10, 10, 3]);
  });
});
