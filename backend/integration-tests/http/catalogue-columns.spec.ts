import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, PRODUCT_SORTS } from "../../src/contracts/catalogue";
import { unknownChange } from "../../src/modules/product/read-model/change";
import { ColumnKeeper } from "../../src/modules/product/read-model/column-keeper";
import { ColumnLists } from "../../src/modules/product/read-model/column-lists";
import { StaffSynonyms } from "../../src/modules/product/read-model/staff-synonyms";
import { Corrector } from "../../src/modules/product/read-model/corrector";
import { CatalogueDatabase } from "../../src/modules/product/read-model/database";
import type {
  ListRequest,
  ProductFilter,
} from "../../src/modules/product/read-model/domain/list-filter";
import { CatalogueReader } from "../../src/modules/product/read-model/reader";
import { retally } from "../../src/modules/product/read-model/rebuild";
import { ownPostgres } from "../../harness/use-shop";
import { withDatabase } from "../../harness/people";
import { rounds } from "../../harness/rounds";

/**
 * The columns in memory and the database answer the same requests: each is the other's proof. What is
 * compared is what the tables of a shop with the demo hold.
 */
const postgres = ownPostgres({ isReady: true });
let database: CatalogueDatabase;
let keeper: ColumnKeeper;
let reader: CatalogueReader;
/** Leaves pages of more than a few products to the indexes, as in a large catalogue. */
let walker: CatalogueReader;
const warnings: string[] = [];

async function untilReady() {
  for (let tries = 0; tries < 500 && !(await keeper.current()); tries += 1) await pause(20);
  expect(await keeper.current()).not.toBeNull();
}

beforeAll(async () => {
  database = new CatalogueDatabase(postgres.databaseUrl, ({ message }) => warnings.push(message));
  keeper = new ColumnKeeper(database, (message) => warnings.push(message));
  const corrector = new Corrector(database);
  const synonyms = new StaffSynonyms(database);
  const readerSorting = (most?: number) => {
    const columns = new ColumnLists(database, keeper, corrector, synonyms, most);
    return new CatalogueReader(database, columns, corrector, synonyms);
  };
  reader = readerSorting();
  walker = readerSorting(3);
  // The demo has neither sold anything nor reduced it, and little of it is sold out.
  await withDatabase(postgres, (sql) =>
    sql.query(`UPDATE catalogue_product SET sold = length(name) % 4, discount = length(handle) % 3 * 1000,
      stocked = ARRAY(SELECT v FROM unnest(stocked) v WHERE hashtext(id || v) % 3 = 0)`),
  );
  await withDatabase(postgres, (sql) =>
    sql.query("UPDATE catalogue_product SET in_stock = cardinality(stocked) > 0"),
  );
  await retally(database);
  keeper.start();
  await untilReady();
});

afterAll(async () => {
  await keeper.stop();
  await database.close();
  expect(warnings).toEqual([]);
});

async function both(request: ListRequest) {
  reader.forgetCounts();
  const answer = async (from: CatalogueReader, isLive: boolean) =>
    productListResponseSchema.parse(JSON.parse((await from.list(request, isLive)).body));
  const [memory, walked, sql] = await Promise.all([
    answer(reader, true),
    answer(walker, true),
    answer(reader, false),
  ]);
  expect(walked).toEqual(sql);
  return { memory, sql };
}

const TEXTS = [
  "shirt",
  "men",
  "amapantalo",
  "t shirt",
  "blue",
  "robe noire",
  "x",
  "irt",
  "jaket",
  "gowns",
  "black boost",
];
const FILTERS: ProductFilter[] = [
  {},
  { gender: "men" },
  { category: "Shirts" },
  { category: "No such category" },
  { size: ["M"] },
  { size: ["M"], color: ["#000000"], gender: "women" },
  { minPrice: 20_000 },
  { minPrice: 15_000, maxPrice: 60_000, inStock: true },
  { inStock: false },
  { size: ["L", "M"], inStock: true },
  { size: ["38"], color: ["#000000", "#1b1a1a"], inStock: true },
  { family: ["black"], inStock: true },
  { family: ["blue", "green", "navy"], size: ["S", "M"], inStock: true, minPrice: 15_000 },
  { family: ["black", "red"], color: ["#1b1a1a"], inStock: true },
  { family: ["red"], inStock: false },
  { category: "Shirts", family: ["sand", "white"] },
  { category: "Shirts", inStock: true },
  { category: "Shirts", gender: "kids", size: ["L"], inStock: true, maxPrice: 90_000 },
];
const PAGES = [
  { limit: 5, offset: 0 },
  { limit: 100, offset: 3 },
];

/** Every seventh in the gate, so that each kind is there; in the long run each of all kinds meets each of the others. */
const STEP = rounds(7, 1);
const requests = FILTERS.flatMap((filter) =>
  [undefined, ...TEXTS].flatMap((text) =>
    PRODUCT_SORTS.flatMap((sort) =>
      PAGES.map((page, at) => ({
        filter: text === undefined ? filter : { ...filter, text },
        sort,
        ...page,
        facets: at === 0,
      })),
    ),
  ),
).filter((_, at) => at % STEP === 0);

describe("lists from the columns in memory", () => {
  it("are those of the database: products, order, count and facets", async () => {
    let found = 0;
    for (const request of requests) {
      const { memory, sql } = await both(request);
      expect(memory, JSON.stringify(request)).toEqual(sql);
      found += memory.data.length;
    }
    // Most of the requests find something, or they would compare nothing with nothing.
    expect(found).toBeGreaterThan(requests.length);
  });

  it("show what changed as soon as it was told", async () => {
    const [first] = (await both({ filter: {}, sort: "latest", limit: 1, offset: 0, facets: false }))
      .sql.data;
    const id = first?.id ?? "";
    const search = {
      filter: { text: "ibara rishya" },
      sort: "relevance",
      limit: 5,
      offset: 0,
      facets: true,
    } as const;
    expect((await both(search)).memory.data).toEqual([]);
    // Written only to the read model, so that nothing announces it.
    await withDatabase(postgres, (sql) =>
      sql.query(
        "UPDATE catalogue_product SET search_name = ' ibara rishya' || chr(31), price = 77777 WHERE id = $1",
        [id],
      ),
    );
    expect((await reader.list(search, true)).body).toContain('"data":[]');
    keeper.note({ version: 1, productIds: [id], categories: false, facts: true });
    const { memory, sql } = await both(search);
    expect(memory).toEqual(sql);
    expect(memory.data.map((product) => product.id)).toEqual([id]);
    expect(memory.facets?.price).toEqual({ min: 77_777, max: 77_777 });
  });

  it("no longer show what is gone, and are right after everything changed", async () => {
    const search = {
      filter: { text: "shirt" },
      sort: "latest",
      limit: 100,
      offset: 0,
      facets: true,
    } as const;
    const before = await both(search);
    const gone = before.memory.data[0]?.id ?? "";
    await withDatabase(postgres, (sql) =>
      sql.query("DELETE FROM catalogue_product WHERE id = $1", [gone]),
    );
    keeper.note({ version: 2, productIds: [gone], categories: true, facts: true });
    const after = await both(search);
    expect(after.memory).toEqual(after.sql);
    expect(after.memory.count).toBe(before.memory.count - 1);
    await withDatabase(postgres, (sql) =>
      sql.query("UPDATE catalogue_product SET price = price + 1"),
    );
    keeper.note(unknownChange(3));
    await untilReady();
    const moved = await both(search);
    expect(moved.memory).toEqual(moved.sql);
    expect(moved.memory.facets?.price?.min).toBe((after.memory.facets?.price?.min ?? 0) + 1);
  });
});
