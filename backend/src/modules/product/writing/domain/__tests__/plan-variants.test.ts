import { describe, expect, it } from "vitest";
import { planVariants, type HeldVariant, type VariantWish } from "../plan-variants";

const RED = "#ff0000";
const BLUE = "#0000ff";

const held = (
  size: string | null,
  color: string | null,
  available: number | null = 5,
  isRetired = false,
): HeldVariant => ({ id: `${size}/${color}`, size, color, available, isRetired });

function plan(before: readonly HeldVariant[], wish: VariantWish) {
  const { plan: found, problems } = planVariants(before, wish);
  if (!found) throw new Error(JSON.stringify(problems));
  return found;
}

/** `id or new: size/color = units` */
const lines = (before: readonly HeldVariant[], wish: VariantWish) =>
  plan(before, wish).variants.map(
    ({ id, size, color, after }) => `${id === null ? "new" : "kept"} ${size}/${color}=${after}`,
  );

describe("a new product", () => {
  it("has every size in every colour and the stock spread evenly", () => {
    expect(lines([], { sizes: ["S", "M"], colors: [RED, BLUE], stock: 10 })).toEqual([
      `new S/${RED}=3`,
      `new S/${BLUE}=3`,
      `new M/${RED}=2`,
      `new M/${BLUE}=2`,
    ]);
  });

  it("has one variant with the defaults when it has neither sizes nor colours", () => {
    expect(lines([], { stock: 4 })).toEqual(["new S/Gray=4"]);
    expect(plan([], { stock: 4 })).toMatchObject({ sizes: [], colors: [] });
    expect(lines([], { sizes: ["M"], stock: 4 })).toEqual(["new M/Gray=4"]);
    expect(lines([], { colors: [RED], stock: 4 })).toEqual([`new S/${RED}=4`]);
  });

  it("has exactly the variants that are listed, whatever the total says", () => {
    const variants = [
      { size: "S", color: RED, stock: 1 },
      { size: "M", color: BLUE, stock: 2 },
    ];
    expect(lines([], { variants, stock: 99 })).toEqual([`new S/${RED}=1`, `new M/${BLUE}=2`]);
    expect(lines([], { sizes: ["S", "M"], colors: [RED, BLUE], variants })).toEqual([
      `new S/${RED}=1`,
      `new M/${BLUE}=2`,
    ]);
  });

  it("comes with sizes that no listed variant names", () => {
    const variants = [{ size: "S", color: RED, stock: 1 }];
    expect(lines([], { sizes: ["S", "M"], variants, colors: [RED] })).toEqual([
      `new S/${RED}=1`,
      `new M/${RED}=0`,
    ]);
  });
});

describe("a change", () => {
  const before = [held("S", RED), held("M", RED)];

  it("of the total alone spreads the difference", () => {
    expect(lines(before, { stock: 13 })).toEqual([`kept S/${RED}=7`, `kept M/${RED}=6`]);
    expect(lines(before, { stock: 0 })).toEqual([`kept S/${RED}=0`, `kept M/${RED}=0`]);
    expect(lines(before, { stock: 10 })).toEqual([`kept S/${RED}=5`, `kept M/${RED}=5`]);
  });

  it("of single variants leaves the others alone", () => {
    const variants = [{ size: "M", color: RED, stock: 9 }];
    expect(lines(before, { variants })).toEqual([`kept S/${RED}=5`, `kept M/${RED}=9`]);
  });

  it("adds a size without touching the others", () => {
    expect(lines(before, { sizes: ["S", "M", "L"] })).toEqual([
      `kept S/${RED}=5`,
      `kept M/${RED}=5`,
      `new L/${RED}=0`,
    ]);
  });

  it("gives what comes in with new variants to those", () => {
    expect(lines(before, { sizes: ["S", "M", "L", "XL"], stock: 15 })).toEqual([
      `kept S/${RED}=5`,
      `kept M/${RED}=5`,
      `new L/${RED}=3`,
      `new XL/${RED}=2`,
    ]);
  });

  it("adds a named variant that is not there yet", () => {
    const variants = [{ size: "L", color: RED, stock: 2 }];
    expect(lines(before, { variants })).toEqual([
      `kept S/${RED}=5`,
      `kept M/${RED}=5`,
      `new L/${RED}=2`,
    ]);
  });

  it("removes what is offered no longer", () => {
    const found = plan(before, { sizes: ["M"] });
    expect(found.removed).toEqual([`S/${RED}`]);
    expect(found.variants.map(({ id }) => id)).toEqual([`M/${RED}`]);
  });

  it("keeps a left-out combination out when a colour is added", () => {
    const ragged = [held("S", RED), held("M", BLUE)];
    const green = "#00ff00";
    expect(lines(ragged, { colors: [RED, BLUE, green] })).toEqual([
      `kept S/${RED}=5`,
      `new S/${green}=0`,
      `kept M/${BLUE}=5`,
      `new M/${green}=0`,
    ]);
  });

  it("names an S without sizes when the first sizes come, and back", () => {
    expect(lines([held(null, null)], { sizes: ["S", "M"] })).toEqual([
      "kept S/Gray=5",
      "new M/Gray=0",
    ]);
    expect(plan([held("S", "Gray")], { sizes: [] })).toMatchObject({ sizes: [], removed: [] });
  });

  it("brings a retired variant back", () => {
    const found = plan([...before, held("L", RED, 0, true)], { sizes: ["S", "M", "L"] });
    expect(found.variants[2]).toMatchObject({ id: `L/${RED}`, isRevived: true, after: 0 });
  });

  it("leaves retired variants where they are otherwise", () => {
    const found = plan([...before, held("L", RED, 0, true)], { stock: 4 });
    expect(found.variants).toHaveLength(2);
    expect(found.removed).toEqual([]);
  });

  it("knows a size whatever its case", () => {
    expect(lines(before, { sizes: ["s", "m"] })).toEqual([`kept S/${RED}=5`, `kept M/${RED}=5`]);
  });

  it("leaves colours that are words alone, and knows them in a list of variants", () => {
    const words = [held("S", "Black"), held("S", "Sand")];
    const variants = [{ size: "S", color: "black", stock: 1 }];
    expect(lines(words, { sizes: ["S"], colors: [], stock: 10 })).toEqual([
      "kept S/Black=5",
      "kept S/Sand=5",
    ]);
    expect(lines(words, { variants })).toEqual(["kept S/Black=1", "kept S/Sand=5"]);
  });

  it("counts nothing where stock is not counted", () => {
    expect(lines([held("S", RED, null), held("M", RED, 1)], { stock: 7 })).toEqual([
      `kept S/${RED}=null`,
      `kept M/${RED}=7`,
    ]);
  });
});

describe("what is refused", () => {
  const problems = (wish: VariantWish) => planVariants([], wish).problems;

  it("a variant beyond the sizes and colours that are said", () => {
    const variants = [{ size: "XL", color: RED, stock: 1 }];
    expect(problems({ sizes: ["S"], colors: [RED], variants })?.[0]?.field).toBe("variants.0");
  });

  it("a colour that is a word", () => {
    const variants = [{ size: "S", color: "Red", stock: 1 }];
    expect(problems({ variants })?.[0]?.field).toBe("variants.0.color");
  });

  it("a variant given twice", () => {
    const one = { size: "S", color: RED, stock: 1 };
    expect(problems({ variants: [one, { ...one, size: "s" }] })?.[0]?.field).toBe("variants.1");
  });

  it("more than 100 variants", () => {
    const sizes = Array.from({ length: 51 }, (_, index) => String(index));
    expect(problems({ sizes, colors: [RED, BLUE] })).toEqual([
      { field: "sizes", message: "A product can have at most 100 variants" },
    ]);
    expect(problems({ sizes: sizes.slice(1), colors: [RED, BLUE] })).toBeNull();
  });
});
