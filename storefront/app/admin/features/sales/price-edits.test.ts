import { describe, expect, it } from "vitest";
import { productOnOffer } from "~/testing/admin-sales";
import { faultOf, pricesOf, sentFaults, withoutSaved, withTexts } from "./price-edits";

const hoodie = productOnOffer("Hoodie", 45_000, { sale_price: 36_000 });
const knit = productOnOffer("Knit", 48_000);
const tee = productOnOffer("Tee", 18_000, { sale_price: 12_000, is_mixed: true });

const typed = (product: typeof hoodie, text: string) => ({ product, text });
const idsOf = (edits: ReadonlyMap<string, unknown>) => [...edits.keys()];

describe("what is typed", () => {
  it.each([
    [hoodie, "36,000"],
    [hoodie, " 36000 "],
    [knit, ""],
    [knit, "  "],
    [tee, ""],
  ])("changes nothing where it is what is saved", (product, text) => {
    const before = new Map([[product.id, typed(product, "1")]]);
    expect(idsOf(withTexts(before, [typed(product, text)]))).toEqual([]);
  });

  it.each([
    [hoodie, "", null],
    [hoodie, "35 000", 35_000],
    [knit, "40000", 40_000],
    // One price for all, also where it is the lowest of them.
    [tee, "12,000", 12_000],
  ])("is sent as a price, or as none", (product, text, price) => {
    const edits = withTexts(new Map(), [typed(product, text)]);
    expect(pricesOf([...edits.values()])).toEqual([{ product_id: product.id, price }]);
  });

  it.each([
    [knit, "", null],
    [knit, "47,999", null],
    [knit, "1", null],
    [knit, "0", "Enter whole francs, 1 or more"],
    [knit, "12.5", "Enter whole francs, 1 or more"],
    [knit, "-5", "Enter whole francs, 1 or more"],
    [knit, "cheap", "Enter whole francs, 1 or more"],
    [knit, "48,000", "Enter less than RWF 48,000"],
  ])("has to be a price below the usual one", (product, text, fault) => {
    // Amounts have a no-break space.
    expect(faultOf(typed(product, text))?.replaceAll(" ", " ") ?? null).toBe(fault);
  });
});

describe("what was saved", () => {
  it("stays typed where it was changed meanwhile", () => {
    const edits = new Map([
      [hoodie.id, typed(hoodie, "35000")],
      [knit.id, typed(knit, "41000")],
    ]);
    const sent = [typed(hoodie, "35000"), typed(knit, "40000")];
    expect(idsOf(withoutSaved(edits, sent))).toEqual([knit.id]);
  });
});

describe("the server's faults", () => {
  it("belong to the products that were sent", () => {
    const sent = [typed(hoodie, "1"), typed(knit, "2")];
    const faults = sentFaults(sent, [
      { field: "prices.1.price", message: "Too high" },
      { field: "prices.7.price", message: "Of nobody" },
      { field: "name", message: "Of something else" },
    ]);
    expect([...faults]).toEqual([[knit.id, "Too high"]]);
  });
});
