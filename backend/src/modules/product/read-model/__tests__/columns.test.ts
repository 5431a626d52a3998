import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOR_FAMILIES, type ColorFamily } from "../../../../contracts/color-families";
import { PRICE_BARS, PRODUCT_GENDERS } from "../../../../contracts/catalogue";
import { countAll, sieveOf } from "../column-count";
import { facetsOf } from "../column-facets";
import { Columns, type ColumnRow } from "../columns";
import type { ProductFilter } from "../domain/list-filter";

const SIZES = ["S", "M", "L", "4|2"];
/** Two of one family, one of another. */
const COLORS = ["#000000", "#0a0a0a", "#ff0000"];
const FAMILIES: Readonly<Record<string, ColorFamily>> = {
  "#000000": "black",
  "#0a0a0a": "black",
  "#ff0000": "red",
};
const RANKS = new Map(SIZES.map((size, rank) => [size, rank]));

interface Piece {
  /** Null: the product has none, or one that no filter knows. */
  size: string | null;
  color: string | null;
  isThere: boolean;
}

interface Row extends ColumnRow {
  pieces: Piece[];
}

const once = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];

const rowArbitrary = (id: string): fc.Arbitrary<Row> =>
  fc
    .record({
      category: fc.constantFrom(null, "one", "two"),
      gender: fc.constantFrom(null, ...PRODUCT_GENDERS),
      price: fc.integer({ min: 1, max: 60 }),
      onSale: fc.boolean(),
      pieces: fc.array(
        fc.record({
          size: fc.constantFrom(null, ...SIZES),
          color: fc.constantFrom(null, ...COLORS),
          isThere: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      created: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ category, pieces, ...rest }) => ({
      ...rest,
      id,
      pieces,
      categoryId: category,
      categoryName: category && `Name of ${category}`,
      inStock: pieces.some(({ isThere }) => isThere),
      discount: 0,
      sold: 0,
      sizes: once(pieces.map(({ size }) => size)),
      colors: once(pieces.map(({ color }) => color)),
      stocked: pieces
        .filter(({ isThere }) => isThere)
        .map(({ size, color }) => `${color === null ? "--------" : `a${color}`}${size ?? ""}`),
      text: 0,
    }));
const rowsArbitrary = fc
  .integer({ min: 0, max: 30 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => rowArbitrary(`prod_${at}`))));

const filterArbitrary: fc.Arbitrary<ProductFilter> = fc.record(
  {
    category: fc.constantFrom("one", "two", "none"),
    gender: fc.constantFrom(...PRODUCT_GENDERS),
    size: fc.subarray([...SIZES, "other"], { minLength: 1 }),
    color: fc.subarray([...COLORS, "#123456"], { minLength: 1 }),
    family: fc.subarray<ColorFamily>(["black", "red", "blue"], { minLength: 1 }),
    minPrice: fc.integer({ min: 1, max: 60 }),
    maxPrice: fc.integer({ min: 1, max: 60 }),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  },
  { requiredKeys: [] },
);

const familyOf = (color: string) => FAMILIES[color] ?? null;

type Group = "category" | "gender" | "size" | "color" | "family" | "price" | "inStock" | "onSale";

/** The rules as one reads them in the contract, product by product. */
function expected(rows: readonly Row[], filter: ProductFilter) {
  const fits = ({ size, color }: Piece, { size: sizes, color: colors, family }: ProductFilter) =>
    (!sizes || (size !== null && sizes.includes(size))) &&
    (!colors || (color !== null && colors.includes(color))) &&
    (!family || (color !== null && family.some((one) => one === familyOf(color))));
  const isThere = (row: Row, looks: ProductFilter) =>
    row.pieces.some((piece) => piece.isThere && fits(piece, looks));
  const has = (row: Row, looks: ProductFilter) => row.pieces.some((piece) => fits(piece, looks));
  const { size, color, family, minPrice = 0, maxPrice = 1000 } = filter;
  const passes = (row: Row, wanted: ProductFilter, own?: Group) => {
    const tests: Record<Group, boolean> = {
      category: !filter.category || row.categoryId === filter.category,
      gender: !filter.gender || row.gender === null || row.gender === filter.gender,
      size: !wanted.size || has(row, { size: wanted.size }),
      color: !wanted.color || has(row, { color: wanted.color }),
      family: !wanted.family || has(row, { family: wanted.family }),
      price: row.price >= minPrice && row.price <= maxPrice,
      inStock:
        filter.inStock === undefined ||
        (filter.inStock ? isThere(row, wanted) : !row.pieces.some((piece) => piece.isThere)),
      onSale: filter.onSale === undefined || row.onSale === filter.onSale,
    };
    return Object.entries(tests).every(([name, is]) => name === own || is);
  };
  const looks: ProductFilter = {
    ...(size && { size }),
    ...(color && { color }),
    ...(family && { family }),
  };
  const ignoring = (own?: Group) => rows.filter((row) => passes(row, looks, own));
  /** What choosing one value alone would leave. */
  const choosing = <Value extends string>(
    values: readonly Value[],
    choice: (value: Value) => ProductFilter,
  ) =>
    Object.fromEntries(
      values
        .map((value) => {
          const left = rows.filter((row) => passes(row, { ...looks, ...choice(value) }));
          return [value, left.length] as const;
        })
        .filter(([, count]) => count > 0),
    );
  const counted = (found: Row[], valuesOf: (row: Row) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const value of found.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return Object.fromEntries(counts);
  };
  const all = ignoring();
  const prices = all.map(({ price }) => price);
  return {
    count: all.length,
    category: counted(ignoring("category"), ({ categoryName }) =>
      categoryName === null ? [] : [categoryName],
    ),
    gender: counted(ignoring("gender"), ({ gender }) => (gender ? [gender] : PRODUCT_GENDERS)),
    size: choosing(SIZES, (value) => ({ size: [value] })),
    color: choosing(COLORS, (value) => ({ color: [value] })),
    family: choosing(COLOR_FAMILIES, (value) => ({ family: [value] })),
    price: all.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    price_bars: barsOf(ignoring("price").map(({ price }) => price)),
    in_stock: ignoring("inStock").filter((row) => isThere(row, looks)).length,
    on_sale: ignoring("onSale").filter(({ onSale }) => onSale).length,
  };
}

function barsOf(prices: number[]) {
  if (prices.length === 0) return null;
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  const counts = Array.from({ length: PRICE_BARS }, (_, bar) => {
    const isIn = (price: number) =>
      from === to
        ? bar === 0
        : (price - from) * PRICE_BARS >= bar * (to - from) &&
          ((price - from) * PRICE_BARS < (bar + 1) * (to - from) || bar === PRICE_BARS - 1);
    return prices.filter(isIn).length;
  });
  return { from, to, counts };
}

const asRecord = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

function actual(columns: Columns, filter: ProductFilter, slots: Int32Array | null) {
  const sieve = sieveOf(columns, filter, filter.category ?? null);
  const counts = countAll(columns, sieve, slots);
  const facets = facetsOf(columns, counts, RANKS);
  return {
    count: counts.count,
    category: asRecord(facets.category),
    gender: asRecord(facets.gender),
    size: asRecord(facets.size),
    color: asRecord(facets.color),
    family: asRecord(facets.family),
    price: facets.price,
    price_bars: facets.price_bars,
    in_stock: facets.in_stock,
    on_sale: facets.on_sale,
  };
}

const columnsOf = (rows: readonly ColumnRow[]) => {
  const columns = new Columns();
  for (const row of rows) columns.put(row);
  return columns;
};

describe("counts of columns", () => {
  it("are those of a look at each product, whatever is filtered", () => {
    fc.assert(
      fc.property(rowsArbitrary, filterArbitrary, (rows, filter) => {
        expect(actual(columnsOf(rows), filter, null)).toEqual(expected(rows, filter));
      }),
    );
  });

  it("stay right when products change, go and come again", () => {
    const change = fc.oneof(
      fc.nat({ max: 9 }).chain((at) => rowArbitrary(`prod_${at}`)),
      fc.nat({ max: 9 }).map((at) => `prod_${at}`),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), filterArbitrary, (changes, filter) => {
        const columns = new Columns();
        const rows = new Map<string, Row>();
        for (const one of changes) {
          if (typeof one === "string") {
            columns.remove(one);
            rows.delete(one);
          } else {
            columns.put(one);
            rows.set(one.id, one);
          }
        }
        expect(actual(columns, filter, null)).toEqual(expected([...rows.values()], filter));
      }),
    );
  });

  it("look at the given products alone", () => {
    fc.assert(
      fc.property(rowsArbitrary, filterArbitrary, (rows, filter) => {
        const some = rows.filter((_, at) => at % 2 === 0);
        const columns = columnsOf(rows);
        const slots = Int32Array.from(some, ({ id }) => columns.slotOf(id) ?? -1);
        expect(actual(columns, filter, slots)).toEqual(expected(some, filter));
      }),
    );
  });

  it("grow beyond their first length", () => {
    const row: ColumnRow = {
      id: "",
      categoryId: "one",
      categoryName: "One",
      gender: null,
      price: 5,
      inStock: true,
      onSale: false,
      discount: 0,
      sold: 0,
      sizes: ["M"],
      colors: [],
      stocked: ["--------M"],
      created: 1,
      text: 1,
    };
    const columns = columnsOf(Array.from({ length: 1000 }, (_, at) => ({ ...row, id: `p${at}` })));
    expect(actual(columns, { size: ["M"] }, null)).toMatchObject({ count: 1000, in_stock: 1000 });
  });
});

describe("generations", () => {
  const row: ColumnRow = {
    id: "p",
    categoryId: null,
    categoryName: null,
    gender: null,
    price: 5,
    inStock: true,
    onSale: false,
    discount: 0,
    sold: 0,
    sizes: [],
    colors: [],
    stocked: [],
    created: 1,
    text: 1,
  };

  it.each([
    ["a price", { price: 6 }, false],
    ["stock", { inStock: false }, false],
    ["sale", { onSale: true }, false],
    ["what was sold", { sold: 1 }, false],
    ["the text", { text: 2 }, true],
    ["the time that orders go by", { created: 2 }, true],
    ["another product", { id: "q" }, true],
  ])("after a change of %s texts are looked up anew: %s", (_, change, isNew) => {
    const columns = columnsOf([row]);
    const { generation, textGeneration } = columns;
    columns.put({ ...row, ...change });
    expect(columns.generation).toBeGreaterThan(generation);
    expect(columns.textGeneration > textGeneration).toBe(isNew);
  });

  it("move on when a product goes, and its place may mean another one", () => {
    const columns = columnsOf([row]);
    const { textGeneration } = columns;
    columns.remove("p");
    expect(columns.textGeneration).toBeGreaterThan(textGeneration);
    columns.put({ ...row, id: "q" });
    expect(columns.slotOf("p")).toBeUndefined();
    expect(columns.ids[columns.slotOf("q") ?? -1]).toBe("q");
  });
});
