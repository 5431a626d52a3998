import { describe, expect, it } from "vitest";
import { saleNumbered } from "~/testing/admin-sales";
import { effectText, whenText } from "./sale-when";

const NOW = Date.parse("2026-11-26T10:00:00.000Z");
/** Midnight in Kigali, two hours before it is midnight in Greenwich. */
const DECEMBER = "2026-11-30T22:00:00.000Z";
const NEW_YEAR = "2026-12-31T22:00:00.000Z";

describe("when a sale is", () => {
  it.each([
    [{ state: "on" }, "No end"],
    [{ state: "on", ends_at: "2026-11-29T21:59:59.000Z" }, "Until 29 Nov, 23:59"],
    [{ state: "on", ends_at: NEW_YEAR }, "Until 1 Jan 2027, 00:00"],
    [{ state: "planned", starts_at: DECEMBER }, "From 1 Dec"],
    [{ state: "planned", starts_at: DECEMBER, ends_at: NEW_YEAR }, "1 Dec – 31 Dec"],
    [{ state: "ended", ends_at: "2026-10-31T22:00:00.000Z" }, "Ended 31 Oct"],
    [{ state: "off", ends_at: NEW_YEAR }, "Draft in Medusa's dashboard"],
  ] as const)("%j: %s", (facts, text) => {
    expect(whenText(saleNumbered(1, facts), NOW)).toBe(text);
  });
});

describe("what saving its prices does", () => {
  it.each([
    [{ state: "on" }, "Shoppers pay these prices as soon as you save."],
    [{ state: "planned", starts_at: DECEMBER }, "Shoppers pay these prices from 1 Dec, 00:00."],
    [{ state: "ended" }, "The sale is over: shoppers pay the usual prices."],
    [{ state: "off" }, "It is a draft: turn it on in Medusa's dashboard."],
  ] as const)("%j: %s", (facts, text) => {
    expect(effectText(saleNumbered(1, facts), NOW)).toBe(text);
  });
});
