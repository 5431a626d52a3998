import { describe, expect, it } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { orderNumbered } from "~/testing/own-orders";
import { withVariant } from "~/testing/exchanges";
import {
  changeText,
  exchangeLineOf,
  exchangeOfferOf,
  lostOf,
  missingOf,
  looksApart,
  sumsOf,
  wantedLines,
  type ExchangeLine,
} from "./exchange-lines";
import type { ChosenLine, Wish } from "./return-draft";

const tee = productNamed("Gahinga Boxy Tee");
const BLACK = "#1b1a1a";
const [item] = orderNumbered(1).items;
if (!item) throw new Error("The order is empty");

/** Two tees of XS, White, for which RWF 30,000 were paid. */
const line = (changes: Partial<ChosenLine> = {}): ChosenLine => ({
  item,
  quantity: 2,
  reason: "too_small",
  amountRwf: 30_000,
  ...changes,
});
const wantedOf = (wish: Wish, article = tee, changes: Partial<ChosenLine> = {}) =>
  wantedLines([exchangeLineOf(line(changes), article, wish)])[0];
const kindOf = (article: Parameters<typeof exchangeLineOf>[1], changes = {}) =>
  exchangeLineOf(line(changes), article, {}).kind;

describe("what can be had", () => {
  it("is another variant of which there are enough", () => {
    expect(kindOf(tee)).toBe("open");
    const few = { ...tee, variants: tee.variants.map((one) => ({ ...one, stock_quantity: 1 })) };
    expect(kindOf(few)).toBe("sold_out");
    expect(kindOf(few, { quantity: 1 })).toBe("open");
  });

  it("is the same one only for a fault", () => {
    const single = { ...tee, variants: tee.variants.filter(({ id }) => id === item.variant_id) };
    expect(kindOf(single)).toBe("single");
    expect(kindOf(single, { reason: "faulty" })).toBe("open");
    expect(wantedOf({ size: "XS" })).toBeUndefined();
    expect(wantedOf({ size: "XS" }, tee, { reason: "wrong_item" })?.wanted.variant.id).toBe(
      item.variant_id,
    );
  });

  it("is offered once it is known, and not where there is nothing", () => {
    const offer = (...articles: Array<Parameters<typeof exchangeLineOf>[1]>) =>
      exchangeOfferOf(
        articles.map((one) => exchangeLineOf(line(), one, {})),
        30_000,
        100_000,
      );
    expect(offer("gone", tee)).toEqual({ kind: "open" });
    expect(offer("gone", "loading")).toEqual({ kind: "unknown" });
    expect(offer("failed")).toEqual({ kind: "unknown" });
    expect(offer("gone")).toMatchObject({ kind: "closed" });
    const single = { ...tee, variants: tee.variants.filter(({ id }) => id === item.variant_id) };
    expect(offer(single)).toEqual({ kind: "none" });
  });
});

describe("what was chosen and is gone", () => {
  const lost = (wish: Wish, article: Parameters<typeof exchangeLineOf>[1]) => {
    const lines = [exchangeLineOf(line(), article, wish)];
    return Object.keys(lostOf(lines, exchangeOfferOf(lines, 30_000, 100_000), () => wish));
  };
  const noM = withVariant(tee, "M", { stock_quantity: 0 });

  it("is said beside its line, or beside the whole choice", () => {
    expect(lost({ size: "M", isSaid: true }, tee)).toEqual([]);
    expect(lost({ size: "M", isSaid: true }, noM)).toEqual([`exchange:${item.id}`]);
    // Only tried: another colour has no M.
    expect(lost({ size: "M" }, noM)).toEqual([]);
    expect(lost({ size: "M" }, "gone")).toEqual(["refund_to"]);
    expect(lost({ size: "M" }, "loading")).toEqual([]);
  });

  it("can't be had where the server must refuse", () => {
    const lines = [exchangeLineOf(line(), tee, {})];
    expect(exchangeOfferOf(lines, 30_000, 30_000).kind).toBe("open");
    expect(exchangeOfferOf(lines, 30_000, 29_999).kind).toBe("closed");
    expect(exchangeOfferOf(lines, 30_000, null).kind).toBe("closed");
  });
});

describe("what is missing", () => {
  it("is a size, unless the line is for money", () => {
    const missing = (wish: Wish, article: Parameters<typeof exchangeLineOf>[1] = tee) =>
      Object.values(missingOf([exchangeLineOf(line(), article, wish)]));
    expect(missing({})).toEqual(["Choose a size"]);
    expect(missing({ size: "M" })).toEqual([]);
    expect(missing({ isMoney: true })).toEqual([]);
    expect(missing({}, "gone")).toEqual([]);
    expect(missing({}, "loading")).toEqual(["We're still checking what we have. Try again."]);
  });
});

describe("what it costs", () => {
  it("is what was paid, and what the two differ in today", () => {
    expect(wantedOf({ size: "M" })?.wanted.amountRwf).toBe(30_000);
    const dearer = withVariant(tee, "M", { price: 20_000 });
    expect(wantedOf({ size: "M" }, dearer)?.wanted.amountRwf).toBe(34_000);
    const gone = {
      ...dearer,
      variants: dearer.variants.filter(({ id }) => id !== item.variant_id),
    };
    expect(wantedOf({ size: "M" }, gone)?.wanted.amountRwf).toBe(40_000);
  });

  it.each([
    [36_000, 36_000, Infinity, 0, 0],
    [36_000, 38_000, 100_000, 2000, 0],
    [36_000, 30_000, 100_000, 0, 6000],
    // A part of the order's money went back before.
    [36_000, 30_000, 32_000, 0, 2000],
    [36_000, 30_000, 0, 0, 0],
  ])("of %d back and %d new, with %d left: %d due, %d back", (back, total, left, due, rest) => {
    expect(sumsOf(back, total, left)).toEqual({ totalRwf: total, dueRwf: due, backRwf: rest });
  });
});

describe("a change in words", () => {
  const change = (wish: Wish, changes: Partial<ChosenLine> = {}) => {
    const wanted = wantedOf(wish, tee, changes);
    if (!wanted) throw new Error("Nothing is wanted");
    return [changeText(wanted), looksApart(wanted)];
  };

  it("says once what stays", () => {
    expect(change({ size: "M" })).toEqual(["XS to M, White", { old: "XS", wanted: "M" }]);
    expect(change({ color: BLACK })).toEqual([
      "White to Black, XS",
      { old: "White", wanted: "Black" },
    ]);
    expect(change({ color: BLACK, size: "M" })).toEqual([
      "XS, White to M, Black",
      { old: "XS, White", wanted: "M, Black" },
    ]);
    const [same] = change({ size: "XS" }, { reason: "faulty" });
    expect(same).toBe("The same again");
  });
});

it("is nothing for an article that is not for sale", () => {
  const kinds = (["gone", "loading", "failed"] as const).map((one): ExchangeLine["kind"] =>
    kindOf(one),
  );
  expect(kinds).toEqual(["gone", "loading", "failed"]);
});
