import { describe, expect, it } from "vitest";
import { farPrice } from "../far-price";

describe("a price far from the shop's own", () => {
  it.each([
    [450_000, "RWF 450,000 is 10 times what it costs now (RWF 45,000)"],
    [4_500, "RWF 4,500 is a tenth or less of what it costs now (RWF 45,000)"],
    // Dollars in a file that was said to be of francs, and the other way round.
    [37, "RWF 37 is a tenth or less of what it costs now (RWF 45,000)"],
    [54_216_867, "RWF 54,216,867 is 1204 times what it costs now (RWF 45,000)"],
  ])("is asked about: %i", (price, text) => {
    const message = farPrice(price, { now: 45_000, usual: price });
    expect(message).toBe(`${text}. Check the price and the currency.`);
  });

  it.each([449_999, 4_501, 45_000])("is nothing to ask about when it is near: %i", (price) => {
    expect(farPrice(price, { now: 45_000, usual: 1 })).toBeNull();
  });

  it("is compared with what others cost where it is new, and with nothing in an empty shop", () => {
    expect(farPrice(300_000, { now: null, usual: 30_000 })).toContain(
      "10 times what such products usually cost here (RWF 30,000)",
    );
    expect(farPrice(300_000, { now: null, usual: null })).toBeNull();
    expect(farPrice(300_000, { now: 290_000, usual: 30_000 })).toBeNull();
  });
});
