import { describe, expect, it } from "vitest";
import { findAsked, type OwnLine } from "../find-asked";

const line = (id: string, over: Partial<OwnLine> = {}): OwnLine => ({
  id,
  orderNumber: "STR-000001",
  productId: "prod_1",
  variantId: `variant_${id}`,
  size: "M",
  color: "#aa3300",
  ...over,
});
const LINES = [
  line("a"),
  line("b", { size: "L" }),
  line("c", { productId: "prod_2" }),
  line("d", { orderNumber: "STR-000002" }),
];
const ask = (over: object) => findAsked([{ orderNumber: "STR-000001", ...over }], LINES);

describe("the lines that are asked for", () => {
  it.each([
    ["one by its variant", { variant_id: "variant_b" }, ["b"]],
    ["every size of a product", { product_id: "prod_1" }, ["a", "b"]],
    ["one by product and size", { product_id: "prod_1", size: "l" }, ["b"]],
    ["one by product and colour", { product_id: "prod_2", color: "#AA3300" }, ["c"]],
    [
      "the order by its number in small letters",
      { orderNumber: "str-000002", product_id: "prod_1" },
      ["d"],
    ],
  ])("are %s", (_, asked, lineIds) => {
    expect(ask(asked)).toEqual({ lineIds, problems: [] });
  });

  it.each([
    ["orderNumber", { orderNumber: "STR-000009", variant_id: "variant_a" }],
    ["variant_id", { variant_id: "variant_d" }],
    ["product_id", { product_id: "prod_9" }],
    ["product_id", { variant_id: "variant_a", product_id: "prod_2" }],
    ["size", { product_id: "prod_1", size: "XXL" }],
    ["color", { product_id: "prod_1", color: "Gray" }],
  ])("name %s when the order has none", (field, asked) => {
    expect(ask(asked).problems.map((problem) => problem.field)).toEqual([`items.0.${field}`]);
  });

  it("are each line once, and every problem is named", () => {
    const asked = { orderNumber: "STR-000001", variant_id: "variant_a" };
    const unknown = { orderNumber: "STR-5", product_id: "prod_1" };
    const found = findAsked([asked, unknown, asked, unknown], LINES);
    expect(found.lineIds).toEqual(["a"]);
    expect(found.problems.map(({ field }) => field)).toEqual([
      "items.1.orderNumber",
      "items.3.orderNumber",
    ]);
  });
});
