import type { Product } from "@strive/backend/contracts/catalogue";
import { describe, expect, test } from "vitest";
import { addressOf, choose } from "./choice";

const BLACK = "#1b1a1a";
const RED = "#b5301a";

/** `stock` by "size/colour"; combinations not listed don't exist as variants. */
function productOf(
  sizes: string[],
  colors: string[],
  stock: Record<string, number>,
): Pick<Product, "sizes" | "colors" | "variants"> {
  return {
    sizes,
    colors,
    variants: Object.entries(stock).map(([key, stock_quantity]) => {
      const [size = "", color = ""] = key.split("/");
      return { id: `v_${key}`, size, color, stock_quantity };
    }),
  };
}
const chosen = (product: ReturnType<typeof productOf>, query = "") => {
  const { size, color, variant } = choose(product, new URLSearchParams(query));
  return { size, color, id: variant?.id ?? null };
};

const HOODIE = productOf(["S", "M", "L"], [BLACK, RED], {
  [`S/${BLACK}`]: 0,
  [`M/${BLACK}`]: 4,
  [`L/${BLACK}`]: 2,
  [`S/${RED}`]: 3,
  [`M/${RED}`]: 0,
});

describe("without a choice in the URL", () => {
  test("takes S in the first colour", () => {
    const product = productOf(["M", "S"], [BLACK], { [`M/${BLACK}`]: 1, [`S/${BLACK}`]: 1 });
    expect(chosen(product)).toEqual({ size: "S", color: BLACK, id: `v_S/${BLACK}` });
  });

  test("takes the first size in stock where S is sold out", () => {
    expect(chosen(HOODIE)).toEqual({ size: "M", color: BLACK, id: `v_M/${BLACK}` });
  });

  test("takes the first colour in stock", () => {
    const product = productOf(["S"], [BLACK, RED], { [`S/${BLACK}`]: 0, [`S/${RED}`]: 1 });
    expect(chosen(product).color).toBe(RED);
  });

  test("still shows something when everything is sold out", () => {
    const product = productOf(["M", "S"], [BLACK], { [`M/${BLACK}`]: 0, [`S/${BLACK}`]: 0 });
    expect(chosen(product)).toEqual({ size: "S", color: BLACK, id: `v_S/${BLACK}` });
    const numbered = productOf(["40", "41"], [], { "40/Gray": 0, "41/Gray": 0 });
    expect(chosen(numbered)).toEqual({ size: "40", color: "Gray", id: "v_40/Gray" });
  });

  test("offers no choice where the product has none", () => {
    const tote = productOf([], [], { "S/Gray": 3 });
    expect(chosen(tote)).toEqual({ size: "S", color: "Gray", id: "v_S/Gray" });
    expect(choose(tote, new URLSearchParams())).toMatchObject({ sizes: [], colors: [] });
  });

  test("survives a product without variants", () => {
    expect(chosen(productOf([], [], {}))).toEqual({ size: "S", color: "Gray", id: null });
  });
});

describe("with a choice in the URL", () => {
  test.each(["color=b5301a", "color=%23b5301a", "color=B5301A"])("reads %s", (query) => {
    expect(chosen(HOODIE, query)).toEqual({ size: "S", color: RED, id: `v_S/${RED}` });
  });

  test("keeps a size that is sold out in the colour", () => {
    expect(chosen(HOODIE, "color=b5301a&size=M").id).toBe(`v_M/${RED}`);
  });

  test("has no variant where the combination does not exist", () => {
    expect(chosen(HOODIE, "color=b5301a&size=L").id).toBeNull();
  });

  test("ignores what the product does not offer", () => {
    expect(chosen(HOODIE, "color=123456&size=XXL")).toEqual(chosen(HOODIE));
    expect(choose(HOODIE, new URLSearchParams("color=x&size=y")).asked).toEqual({
      size: null,
      color: null,
    });
  });
});

test("knows what is in stock: sizes in the chosen colour, colours in any size", () => {
  const { sizes, colors } = choose(HOODIE, new URLSearchParams("color=b5301a"));
  expect(sizes.map(({ isAvailable }) => isAvailable)).toEqual([true, false, false]);
  expect(colors.map(({ isAvailable }) => isAvailable)).toEqual([true, true]);
});

test("a URL keeps what was chosen, and leaves the rest open", () => {
  expect(addressOf("/product/a", { size: null, color: null })).toBe("/product/a");
  expect(addressOf("/product/a", { size: "M", color: "#b5301a" })).toBe(
    "/product/a?size=M&color=b5301a",
  );
});
