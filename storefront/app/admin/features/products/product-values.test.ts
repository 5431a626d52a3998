import {
  createProductBodySchema,
  updateProductBodySchema,
} from "@strive/backend/contracts/catalogue-writes";
import { describe, expect, it } from "vitest";
import { savedNamed } from "~/testing/admin-products";
import { firstChoices, merged } from "./conflict";
import { checkProduct } from "./product-rules";
import { copyOf, EMPTY, isChanged, productForm, valuesOf, type Draft } from "./product-values";
import { cellKey, spread, stockCells } from "./stock-cells";

const tee = savedNamed("Gahinga Boxy Tee");
const tote = savedNamed("Kimironko Tote");
const draftOf = (base: typeof tee, changes: Partial<Draft["values"]> = {}): Draft => {
  const start = valuesOf(base);
  return { base, start, values: { ...start, ...changes } };
};
const fieldsOf = (draft: Draft) => Object.fromEntries(productForm(draft)) as Record<string, string>;

describe("a gift card", () => {
  const card = savedNamed("Gahinga Boxy Tee", { is_gift_card: true });
  const errorsAt = (price: string, is_gift_card = true) =>
    checkProduct({ ...valuesOf(card), price, is_gift_card, stock_quantity: "1" }, valuesOf(card))
      .errors;

  it("has no stock that another product could begin with", () => {
    for (const values of [valuesOf(card), copyOf(card, [])]) {
      expect(values).toMatchObject({ stock_quantity: "", stocks: {} });
    }
    const draft = draftOf(card, {
      is_gift_card: false,
      isByVariant: true,
      sizes: ["M"],
      colors: [],
      stocks: { [cellKey("M", "")]: "3" },
    });
    expect(JSON.parse(fieldsOf(draft)["variants"] ?? "")).toEqual([
      { size: "M", stock_quantity: "3" },
    ]);
  });

  it("has a price that a gift card can have", () => {
    expect(errorsAt("1,000")).toBeNull();
    expect(errorsAt("1000000")).toBeNull();
    const bounds = { field: "price", message: "A gift card has RWF 1,000 to 1,000,000" };
    expect(errorsAt("999")).toEqual([bounds]);
    expect(errorsAt("1000001")).toEqual([bounds]);
    expect(errorsAt("999", false)).toBeNull();
  });
});

describe("the form as it is sent", () => {
  it("is a body of the contract, of a new product and of an edit", () => {
    const values = {
      ...EMPTY,
      product_name: "A",
      price: "1",
      category_id: "c",
      stock_quantity: "2",
    };
    const made = fieldsOf({ base: null, start: EMPTY, values });
    expect(createProductBodySchema.safeParse(made).success).toBe(true);
    const edited = fieldsOf(draftOf(tee, { sizes: ["S"], stock_quantity: "4" }));
    expect(updateProductBodySchema.safeParse(edited).success).toBe(true);
    expect(edited).not.toHaveProperty("colors");
  });

  it("names every combination where sizes or colors change: what is not named would go", () => {
    const draft = draftOf(tote, { isByVariant: true, sizes: ["M", "L"], stocks: {} });
    draft.values = { ...draft.values, stocks: { [cellKey("M", "")]: "3" } };
    expect(JSON.parse(fieldsOf(draft)["variants"] ?? "")).toEqual([
      { size: "M", stock_quantity: "3" },
      { size: "L", stock_quantity: "0" },
    ]);
  });

  it("leaves out a combination that was left out before", () => {
    const gap = { ...tee, variants: tee.variants.filter((_, at) => at !== 4) };
    const draft = draftOf(gap, { isByVariant: true });
    const [empty, ...others] = stockCells(draft.values, draft.start).filter(
      (cell) => cell.mayBeEmpty,
    );
    expect([empty?.size, empty?.color, empty?.value, others]).toEqual(["S", "#1b1a1a", "", []]);
    expect(checkProduct(draft.values, draft.start).errors).toBeNull();
    expect(fieldsOf(draft)).not.toHaveProperty("variants");
    const filled = { ...draft.values.stocks, [empty?.key ?? ""]: "6" };
    expect(fieldsOf({ ...draft, values: { ...draft.values, stocks: filled } })["variants"]).toBe(
      '[{"size":"S","color":"#1b1a1a","stock_quantity":"6"}]',
    );
  });

  it("takes spaces and another order of sizes for no change", () => {
    const { start, values } = draftOf(tee, {
      product_name: ` ${tee.name} `,
      sizes: tee.sizes.toReversed(),
    });
    expect(isChanged(values, start)).toBe(false);
    expect(isChanged({ ...values, colors: tee.colors.toReversed() }, start)).toBe(true);
  });

  it("says of a copy's stock what the model has, and keeps its gaps", () => {
    const gap = { ...tee, variants: tee.variants.filter((_, at) => at !== 4) };
    const start = copyOf(gap, []);
    const form = fieldsOf({ base: null, start, values: { ...start, isByVariant: true } });
    expect(JSON.parse(form["variants"] ?? "")).toHaveLength(14);
  });
});

describe("the rules of the form", () => {
  const check = (changes: Partial<typeof EMPTY>) => {
    const values = {
      ...EMPTY,
      product_name: "A",
      price: "1",
      category_id: "c",
      stock_quantity: "0",
    };
    const { errors } = checkProduct({ ...values, ...changes }, EMPTY);
    return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
  };

  it.each([
    [{}, {}],
    [{ product_name: "  " }, { product_name: "Product name is required" }],
    [{ price: "" }, { price: "Valid price is required" }],
    [{ price: "0" }, { price: "Valid price is required" }],
    [{ price: "-5" }, { price: "Valid price is required" }],
    [{ price: "12,500" }, {}],
    [{ price: "12.5" }, { price: "The price must be a whole number of RWF" }],
    [{ category_id: "" }, { category_id: "Category is required" }],
    [{ stock_quantity: "" }, { stock_quantity: "Valid stock quantity is required" }],
    [{ stock_quantity: "-1" }, { stock_quantity: "Valid stock quantity is required" }],
    [
      { isByVariant: true, stocks: { [cellKey("", "")]: "x" } },
      { stock_quantity: "Valid stock quantity is required" },
    ],
  ])("for %j say %j", (changes, fields) => expect(check(changes)).toEqual(fields));
});

describe("spreading a number", () => {
  const cells = stockCells({ ...EMPTY, sizes: ["S", "M", "L"] }, EMPTY);
  it.each([
    ["7", ["3", "2", "2"]],
    ["0", ["0", "0", "0"]],
    ["x", []],
    ["-3", []],
  ])("%s gives %j", (total, expected) =>
    expect(Object.values(spread(total, cells))).toEqual(expected),
  );
});

describe("two edits of one product", () => {
  it("keep what was typed into cells, and take the rest as it is now", () => {
    const { start, values } = draftOf(tee, { isByVariant: true });
    const [first = "", second = "", third = ""] = Object.keys(start.stocks);
    const mine = { ...values, stocks: { ...values.stocks, [first]: "1" } };
    const theirs = valuesOf({
      ...tee,
      images: tee.images.slice(1),
      variants: tee.variants.map((variant, at) =>
        at === 1 ? { ...variant, stock_quantity: 99 } : variant,
      ),
    });
    const choices = firstChoices(start, mine, theirs);
    expect(choices).toEqual({ stock_quantity: "mine", images: "theirs" });
    const { stocks } = merged({ start, mine, theirs }, choices);
    expect([stocks[first], stocks[second], stocks[third]]).toEqual(["1", "99", "12"]);
  });

  it("can't keep a picture that is gone", () => {
    const { start, values: mine } = draftOf(tee);
    const theirs = valuesOf({ ...tee, images: tee.images.slice(1) });
    const after = merged({ start, mine, theirs }, { images: "mine" });
    expect(after.images.map(({ key }) => key)).toEqual(tee.images.slice(1));
  });
});
