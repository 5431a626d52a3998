import { describe, expect, it } from "vitest";
import type { OrderItem } from "../../../../../contracts/orders";
import { HEIGHTS, reviewBodySchema } from "../../../../../contracts/reviews";
import type { ReviewRecord } from "../../records";
import { buyerOf, isSaidAgain, linesByProduct, saidIn, stepTo } from "../decide-review";

const line = (id: string, product_id: string, over: Partial<OrderItem> = {}): OrderItem => ({
  id,
  product_id,
  variant_id: `variant_${id}`,
  product_name: "Hoodie",
  image: null,
  size: "M",
  color: "#000000",
  quantity: 1,
  unit_price: 1000,
  line_total: 1000,
  ...over,
});

const SAID = { rating: 4, fit: "true", title: "Warm", text: "It is.", height: 170 } as const;
const KNOWN: ReviewRecord = {
  ...SAID,
  id: "rev_1",
  productId: "prod_1",
  buyer: "acct_1",
  orderId: "order_1",
  itemId: "item_1",
  productName: "Hoodie",
  size: "M",
  state: "shown",
  reason: null,
  answer: null,
  version: 2,
  writtenAt: "2026-11-20 10:00:00+00",
  decidedAt: null,
  answeredAt: null,
  pictures: [],
};

describe("who writes about an order", () => {
  const order = { id: "order_1", status: "delivered", items: [] } as const;

  it.each([
    ["the account that placed it", { accountId: "acct_1", hasAccount: true }, "acct_1"],
    ["a guest is known by the order", { accountId: null, hasAccount: false }, "order_1"],
    // Whoever typed somebody's address would read, and change, what that person wrote.
    ["also once it came into an account", { accountId: "acct_1", hasAccount: false }, "order_1"],
    ["it is forgotten", { accountId: null, hasAccount: true }, "order_1"],
  ])("%s", (_, of, buyer) => {
    expect(buyerOf({ ...order, ...of })).toBe(buyer);
  });
});

describe("what can be reviewed of an order", () => {
  it("is each article once, and no gift card", () => {
    const items = [
      line("1", "prod_a"),
      line("2", "prod_b"),
      line("3", "prod_a", { size: "L" }),
      line("4", "prod_card", { is_gift_card: true }),
    ];
    const found = [...linesByProduct(items)].map(([id, lines]) => [id, lines.map((l) => l.id)]);
    expect(found).toEqual([
      ["prod_a", ["1", "3"]],
      ["prod_b", ["2"]],
    ]);
  });
});

describe("the same said again", () => {
  it("is known by every word of it, and by its line", () => {
    expect(isSaidAgain(KNOWN, SAID, "item_1")).toBe(true);
    expect(isSaidAgain(KNOWN, SAID, "item_2")).toBe(false);
    const others = [{ rating: 5 }, { fit: null }, { title: "" }, { text: "No." }, { height: null }];
    for (const other of others) {
      expect(isSaidAgain(KNOWN, { ...SAID, ...other }, "item_1")).toBe(false);
    }
  });

  it("says nothing of what was left out", () => {
    expect(saidIn({ rating: 3, text: "Fine" })).toEqual({
      rating: 3,
      fit: null,
      title: "",
      text: "Fine",
      height: null,
    });
  });
});

describe("what staff decide", () => {
  const wanted = { id: "rev_1", state: "refused", reason: "rude", version: 2 } as const;

  it.each([
    ["of what they saw", KNOWN, wanted, "step"],
    ["of what it said before", { ...KNOWN, version: 3 }, wanted, "changed"],
    ["again", { ...KNOWN, state: "refused" as const, reason: "rude" as const }, wanted, "same"],
    [
      "with another reason",
      { ...KNOWN, state: "refused" as const, reason: "advert" as const },
      wanted,
      "step",
    ],
    ["what stands", KNOWN, { ...wanted, state: "shown", reason: null }, "same"],
  ] as const)("%s", (_, known, decision, step) => {
    expect(stepTo(known, decision)).toBe(step);
  });
});

describe("a review's form", () => {
  const said = { rating: 5, text: " Warm " };
  const isFine = (over: object) => reviewBodySchema.safeParse({ ...said, ...over }).success;

  it("takes one to five diamonds and a text, trimmed", () => {
    expect(reviewBodySchema.parse(said)).toEqual({ rating: 5, text: "Warm" });
    for (const rating of [0, 6, 2.5, "5", null]) expect(isFine({ rating })).toBe(false);
    for (const text of ["", "  ", "a".repeat(1001), "a\0b"]) expect(isFine({ text })).toBe(false);
    expect(isFine({ text: "a\nb" })).toBe(true);
  });

  it("takes a title of one line, a range of heights, and nothing else", () => {
    expect(isFine({ title: "a".repeat(80), height: 170, fit: "large" })).toBe(true);
    expect(isFine({ title: "a".repeat(81) })).toBe(false);
    expect(isFine({ title: "a\nb" })).toBe(false);
    for (const height of [171, 75, 210, 170.5]) expect(isFine({ height })).toBe(false);
    expect([HEIGHTS[0], HEIGHTS.at(-1)]).toEqual([80, 205]);
    // The size is the line's, and the product its line's.
    for (const other of [{ size: "M" }, { product_id: "prod_2" }, { state: "shown" }]) {
      expect(isFine(other)).toBe(false);
    }
  });
});
