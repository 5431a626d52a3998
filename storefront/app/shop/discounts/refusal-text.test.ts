import type { DiscountRefusal } from "@strive/backend/contracts/discounts";
import { describe, expect, it } from "vitest";
import { refusalOf, refusalText } from "./refusal-text";

const priceOf = (amountRwf: number) => `RWF ${amountRwf}`;
const textOf = (facts: Partial<DiscountRefusal>) =>
  refusalText(
    { code: "A", reason: "unknown", message: "Said so", date: null, minimum: null, ...facts },
    priceOf,
  );

describe("the reason", () => {
  it.each([
    // Midnight in Kigali, two hours before it is midnight in Greenwich.
    ["2026-11-26T22:00:00.000Z", "This code starts on Friday, 27 November."],
    ["2026-11-27T21:59:59.999Z", "This code starts on Friday, 27 November."],
  ])("of a code that begins at %s", (date, text) => {
    expect(textOf({ reason: "not_started", date })).toBe(text);
  });

  it.each([
    ["2026-10-31T22:00:00.000Z", "This code ended on 31 October."],
    ["2026-10-31T08:00:00.000Z", "This code ended on 31 October."],
    ["2026-10-31T22:00:00.001Z", "This code ended on 1 November."],
  ])("of a code that ended at %s", (date, text) => {
    expect(textOf({ reason: "ended", date })).toBe(text);
  });

  it("is the server's where a fact is missing, or the reason is new", () => {
    expect(textOf({ reason: "ended" })).toBe("Said so");
    expect(textOf({ reason: "minimum" })).toBe("Said so");
    expect(refusalText(refusalOf({ reason: "too_early" }, "Wait for it"), priceOf)).toBe(
      "Wait for it",
    );
  });
});

describe("a refusal", () => {
  const NOTHING = { code: "", reason: "", message: "No", date: null, minimum: null };
  it.each([[undefined], [null], ["text"], [{ date: "soon", minimum: "30000", code: 7 }]])(
    "is read out of anything: %j",
    (data) => {
      expect(refusalOf(data, "No")).toEqual(NOTHING);
    },
  );
});
