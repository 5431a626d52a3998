import { beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import { colorName } from "../../src/contracts/colors";
import { foldText } from "../../src/modules/product/read-model/domain/fold";
import { colorWords } from "../../src/modules/product/read-model/domain/search-words";
import { ownShop } from "../../harness/use-shop";
import { withDatabase } from "../../harness/people";
import { closeness, isFound } from "../../harness/search-model";
import { NOTHING, SEARCHES } from "./search-queries";

const shop = ownShop();
let all: Product[];

async function list(query: Record<string, string | number>) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${shop.origin}/api/products?${search.toString()}`);
  return productListResponseSchema.parse(await response.json());
}

const namesOf = async (q: string) => (await list({ q, limit: 100 })).data.map(({ name }) => name);

beforeAll(async () => {
  all = (await list({ limit: 100 })).data;
  expect(all.length).toBeGreaterThanOrEqual(48);
});

/** The newest first, as everything that is equally close. */
const byAge = (a: string, b: string) =>
  all.findIndex(({ name }) => name === a) - all.findIndex(({ name }) => name === b);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const latestFirst = (a: Product, b: Product) =>
  byText(b.createdAt, a.createdAt) || byText(b.id, a.id);

describe("the table of searches", () => {
  it("is long enough to mean something", () => {
    expect(new Set(SEARCHES.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(SEARCHES)("%s: first %j", async (typed, first) => {
    const names = await namesOf(typed);
    expect(names.slice(0, first.length)).toEqual(first);
  });

  it.each(NOTHING)("%s: nothing", async (typed) => {
    expect(await namesOf(typed)).toEqual([]);
  });

  it("is the same with the order named, which means the latest without a text", async () => {
    for (const [typed, [first = ""]] of SEARCHES) {
      const { data } = await list({ q: typed, sort: "relevance", limit: 1 });
      expect(data[0]?.name, typed).toBe(first);
    }
    expect((await list({ sort: "relevance" })).data).toEqual((await list({})).data);
  });
});

describe("the order of a search", () => {
  it.each([
    "kivu",
    "little",
    "dress",
    "shirt",
    "ee",
    "blue",
    "ikanzu",
    "camp shirt",
    "cotton",
    "sweater",
    "inkweto",
    "cuir",
    "cap",
    "hood",
    "k",
  ])("for %s is by closeness, then by date", async (q) => {
    const expected = all
      .filter((product) => isFound(product, q))
      .sort((a, b) => closeness(a, q) - closeness(b, q) || latestFirst(a, b));
    expect(expected.length).toBeGreaterThan(0);
    const found = await list({ q, limit: 100 });
    expect(found.count).toBe(expected.length);
    expect(found.data.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    const second = await list({ q, limit: 3, offset: 2 });
    expect(second.count).toBe(expected.length);
    expect(second.data.map(({ name }) => name)).toEqual(
      expected.slice(2, 5).map(({ name }) => name),
    );
  });

  it("has names that start with it before those that only contain it", async () => {
    const names = await namesOf("kivu");
    expect(names[0]).toMatch(/^Kivu/);
    expect(names[1]).toMatch(/ Kivu/);
  });

  it("is the one that was asked for where one was", async () => {
    const matching = all.filter((product) => isFound(product, "dress"));
    const latest = await list({ q: "dress", sort: "latest", limit: 100 });
    expect(latest.data.map(({ id }) => id)).toEqual(matching.sort(latestFirst).map(({ id }) => id));
    const cheap = await list({ q: "dress", sort: "price_asc", limit: 100 });
    const prices = cheap.data.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(cheap.count).toBe(latest.count);
    const closest = await list({ q: "dress", limit: 100 });
    expect(closest.data).not.toEqual(latest.data);
  });

  it("goes with every other filter and with facets", async () => {
    const query = { q: "dress", gender: "women", in_stock: "true" };
    const expected = all.filter(
      (p) =>
        isFound(p, "dress") && p.gender !== "men" && p.gender !== "kids" && p.stock_quantity > 0,
    );
    const found = await list({ ...query, facets: "true", limit: 100 });
    expect(found.data.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(found.facets?.price?.min).toBe(Math.min(...expected.map(({ price }) => price)));
  });
});

describe("words for the same thing", () => {
  const inCategory = (category: string) =>
    all.filter(({ category_name }) => category_name === category);

  it.each([
    ["T-Shirts", ["tee", "tshirt", "t shirt", "T-Shirts", "umupira", "imipira"]],
    ["Dresses", ["dress", "robes", "ikanzu", "amakanzu"]],
    ["Trousers", ["pants", "pantalon", "ipantalo"]],
    ["Jeans", ["jean", "pantalon", "ipantalo", "ijini"]],
    ["Shoes", ["shoes", "chaussures", "inkweto"]],
    ["Jackets", ["coat", "veste", "manteau", "ikoti"]],
    ["Shirts", ["shirt", "chemise", "ishati"]],
    ["Skirts", ["skirt", "jupe", "ijipo"]],
    ["Sweaters", ["sweater", "pull", "umupira w'imbeho", "umupira w’imbeho"]],
    ["Kids", ["children", "enfants", "abana"]],
  ])("find the %s: %j", async (category, words) => {
    const products = inCategory(category);
    expect(products.length).toBeGreaterThan(0);
    for (const q of words) {
      const names = await namesOf(q);
      expect(names, q).toEqual(expect.arrayContaining(products.map(({ name }) => name)));
      expect(names.length, q).toBeLessThan(all.length);
    }
  });

  it.each([
    ["red", "rouge", "umutuku"],
    ["black", "noire", "umukara"],
    ["white", "blanc", "umweru"],
    ["blue", "bleu", "ubururu"],
    ["green", "vert", "icyatsi"],
    ["yellow", "jaune", "umuhondo"],
  ])("find colours: %s, %s, %s", async (english, french, kinyarwanda) => {
    const shown = all.filter(({ colors }) =>
      colors.some((hex) => colorWords(colorName(hex) ?? "White").includes(english)),
    );
    expect(shown.length).toBeGreaterThan(0);
    const names = await namesOf(kinyarwanda);
    expect([...names].sort()).toEqual(shown.map(({ name }) => name).sort());
    for (const q of [english, french]) {
      expect(await namesOf(q)).toEqual(expect.arrayContaining(names));
    }
  });

  it("must all be met", async () => {
    const black = (p: Product) => p.colors.some((hex) => colorName(hex) === "Black");
    const expected = inCategory("Dresses").filter(black);
    expect(expected.length).toBeGreaterThan(0);
    for (const q of ["ikanzu y'umukara", "robe noire", "a black dress", "noir ikanzu"]) {
      const names = await namesOf(q);
      expect(names).toEqual(expect.arrayContaining(expected.map(({ name }) => name)));
      expect(names.length).toBeLessThan(all.filter(black).length);
    }
    expect(await namesOf("ikanzu ijini")).toEqual([]);
  });

  it("have the nearest thing that is there stand in for one that is not", async () => {
    const shoes = inCategory("Shoes").map(({ name }) => name);
    for (const q of ["boots", "bottes", "high heels"]) expect(await namesOf(q)).toEqual(shoes);
    // Only for what is lacking: there are jeans, and nobody who wants them wants other trousers.
    const jeans = inCategory("Jeans").map(({ name }) => name);
    expect(await namesOf("ijini")).toEqual([...jeans, "Little Bisoke Jeans"].sort(byAge));
    // What says the word itself is found as well, behind them.
    const heels = await namesOf("heel");
    expect(heels.slice(0, shoes.length)).toEqual(shoes);
    expect(heels).toContain("Mulindi Socks");
  });

  it("are forgiven a typing error", async () => {
    for (const q of ["chausures", "inkwetto", "pantalonn"]) {
      expect((await namesOf(q)).length, q).toBeGreaterThan(0);
    }
    const [hoodie] = inCategory("Hoodies");
    const color = colorName(hoodie?.colors[0] ?? "");
    const names = await namesOf(`${colorWords(color ?? "White")[0]} hoddie`);
    expect(names).toContain(hoodie?.name);
    expect(names.every((name) => /hood/i.test(name))).toBe(true);
  });
});

describe("the database", () => {
  it("folds text as the shop does", async () => {
    const texts = ["Élégance d’Été", "CŒUR", "Straße", "ŁÓDŹ", "50%_\\", "Ça, là", "ΑΣ", "ı"];
    await withDatabase(shop, async (database) => {
      for (const text of texts) {
        const { rows } = await database.query<{ folded: string }>(
          "SELECT catalogue_fold($1) AS folded",
          [text],
        );
        expect(rows[0]?.folded).toBe(foldText(text));
      }
    });
  });

  it("names colours as the contract does", async () => {
    const hexes = Array.from(
      { length: 800 },
      (_, index) => `#${((index * 2654435761) % 0x1000000).toString(16).padStart(6, "0")}`,
    );
    await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ hex: string; words: string }>(
        "SELECT hex, catalogue_color_words(hex) AS words FROM unnest($1::text[]) hex",
        [hexes],
      );
      const expected = hexes.map((hex) => ({
        hex,
        words: colorWords(colorName(hex) ?? "White").join(" "),
      }));
      expect(rows).toEqual(expected);
    });
  });
});
