import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRODUCT_GENDERS } from "../../../../contracts/catalogue";
import { countAll, sieveOf } from "../column-count";
import { facetsOf } from "../column-facets";
import { Columns, type ColumnRow } from "../columns";
import type { ProductFilter } from "../domain/list-filter";

const SIZES = ["S", "M", "L", "42"];
const COLORS = ["#000000", "#ffffff", "#ff0000"];
const RANKS = new Map(SIZES.map((size, rank) => [size, rank]));

const rowArbitrary = (id: string): fc.Arbitrary<ColumnRow> =>
  fc
    .record({
      category: fc.constantFrom(null, "one", "two"),
      gender: fc.constantFrom(null, ...PRODUCT_GENDERS),
      price: fc.integer({ min: 1, max: 6 }),
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      sizes: fc.subarray(SIZES),
      colors: fc.subarray(COLORS),
      created: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ category, ...rest }) => ({
      ...rest,
      id,
      categoryId: category,
      categoryName: category && `Name of ${category}`,
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
    minPrice: fc.integer({ min: 1, max: 6 }),
    maxPrice: fc.integer({ min: 1, max: 6 }),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The rules as one reads them in the contract, product by product. */
function expected(rows: readonly ColumnRow[], filter: ProductFilter) {
  const tests: Partial<Record<keyof ProductFilter, (row: ColumnRow) => boolean>> = {
    ...(filter.category && { category: (row) => row.categoryId === filter.category }),
    ...(filter.gender && { gender: (row) => [null, filter.gender].includes(row.gender) }),
    ...(filter.size && { size: (row) => row.sizes.some((size) => filter.size?.includes(size)) }),
    ...(filter.color && {
      color: (row) => row.colors.some((color) => filter.color?.includes(color)),
    }),
    ...(filter.minPrice && { minPrice: (row) => row.price >= (filter.minPrice ?? 0) }),
    ...(filter.maxPrice && { maxPrice: (row) => row.price <= (filter.maxPrice ?? 0) }),
    ...(filter.inStock !== undefined && { inStock: (row) => row.inStock === filter.inStock }),
    ...(filter.onSale !== undefined && { onSale: (row) => row.onSale === filter.onSale }),
  };
  const ignoring = (own?: keyof ProductFilter) =>
    rows.filter((row) =>
      Object.entries(tests).every(([name, passes]) => name === own || passes(row)),
    );
  const counted = (found: ColumnRow[], valuesOf: (row: ColumnRow) => readonly string[]) => {
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
    size: counted(ignoring("size"), ({ sizes }) => sizes),
    color: counted(ignoring("color"), ({ colors }) => colors),
    price: all.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    in_stock: ignoring("inStock").filter(({ inStock }) => inStock).length,
    on_sale: ignoring("onSale").filter(({ onSale }) => onSale).length,
  };
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
    price: facets.price,
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
        const rows = new Map<string, ColumnRow>();
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
      sizes: ["M"],
      colors: [],
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
    sizes: [],
    colors: [],
    created: 1,
    text: 1,
  };

  it.each([
    ["a price", { price: 6 }, false],
    ["stock", { inStock: false }, false],
    ["sale", { onSale: true }, false],
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
