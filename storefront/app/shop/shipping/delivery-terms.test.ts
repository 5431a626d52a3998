import { describe, expect, it } from "vitest";
import { shipping } from "~/testing/shipping";
import { deliveryTermsOf } from "./delivery-terms";

describe("deliveryTermsOf", () => {
  it("has default terms until the server has answered", () => {
    const terms = deliveryTermsOf();
    expect(terms.feeRwf(90_000, "Rubavu")).toBe(2000);
    expect(terms.freeAboveRwf("Rubavu")).toBeNull();
    expect(terms.promise("Gasabo")).toBe("1–2 business days");
    expect(terms.promise("Rubavu")).toBe("3–5 business days");
  });

  it.each([
    [1, 1, "1 business day"],
    [2, 2, "2 business days"],
    [0, 1, "0–1 business days"],
  ])("says %i to %i days", (min_days, max_days, text) => {
    const rubavu = { district: "Rubavu" as const, fee: 500, free_above: 50_000 };
    const districts = [{ ...rubavu, min_days, max_days }];
    const terms = deliveryTermsOf({ ...shipping, free_above: 60_000, districts });
    expect(terms.promise("Rubavu")).toBe(text);
    expect(terms.feeRwf(49_999, "Rubavu")).toBe(500);
    expect(terms.feeRwf(50_000, "Rubavu")).toBe(0);
    expect(terms.feeRwf(10, null)).toBe(2000);
    expect(terms.feeRwf(50_000, null)).toBe(2000);
    expect([terms.freeAboveRwf("Rubavu"), terms.freeAboveRwf(null)]).toEqual([50_000, 60_000]);
  });
});
