import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { saleLabel, saleOf } from "./sale";

const line = (name: string, lineTotalRwf: number, beforeRwf: number | null, quantity = 1) => ({
  name,
  quantity,
  lineTotalRwf,
  beforeRwf,
});
const HOODIE = line("Hoodie", 36_000, 45_000);
const TEES = line("Tee", 36_000, null, 2);
const rwf = fc.integer({ min: 0, max: 10_000_000 });
const anyLine = fc.record({
  name: fc.constantFrom("Hoodie", "Tee", "Cap"),
  quantity: fc.integer({ min: 1, max: 99 }),
  lineTotalRwf: rwf,
  beforeRwf: fc.option(rwf),
});

describe("saleOf", () => {
  it("is null where nothing is on sale", () => {
    expect(saleOf([])).toBeNull();
    expect(saleOf([TEES, { name: "Cap", quantity: 1, lineTotalRwf: 14_000 }])).toBeNull();
  });

  it("counts all pieces, and names the one product that is reduced", () => {
    const sale = { count: 3, itemsRwf: 81_000, offRwf: 9000, name: "Hoodie" };
    expect(saleOf([HOODIE, TEES])).toEqual(sale);
    const twoSizes = { count: 5, itemsRwf: 171_000, offRwf: 27_000, name: "Hoodie" };
    expect(saleOf([HOODIE, TEES, line("Hoodie", 72_000, 90_000, 2)])).toEqual(twoSizes);
  });

  it("names none of several", () => {
    const sale = { count: 2, itemsRwf: 63_000, offRwf: 12_000, name: null };
    expect(saleOf([HOODIE, line("Tee", 15_000, 18_000)])).toEqual(sale);
  });

  it("is no sale where a line costs as much as before, or more", () => {
    expect(saleOf([line("Tee", 18_000, 18_000), line("Cap", 14_000, 12_000)])).toBeNull();
    expect(saleOf([HOODIE, line("Cap", 14_000, 12_000)])).toMatchObject({
      itemsRwf: 59_000,
      offRwf: 9000,
    });
  });

  it("takes off what is left to the subtotal, and always something", () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const sale = saleOf(lines);
        const isReduced = lines.some((one) => (one.beforeRwf ?? 0) > one.lineTotalRwf);
        expect(sale !== null).toBe(isReduced);
        if (sale === null) return;
        const subtotalRwf = lines.reduce((sum, one) => sum + one.lineTotalRwf, 0);
        expect(sale.itemsRwf - sale.offRwf).toBe(subtotalRwf);
        expect(sale.offRwf).toBeGreaterThan(0);
      }),
    );
  });
});

describe("saleLabel", () => {
  it("says the product, if it is one", () => {
    expect(saleLabel({ name: "Hoodie" })).toBe("Sale, Hoodie");
    expect(saleLabel({ name: null })).toBe("Sale");
  });
});
