import { beforeAll, describe, expect, it } from "vitest";
import {
  categoryListResponseSchema,
  PRODUCT_GENDERS,
  productListResponseSchema,
  productResponseSchema,
  type Facets,
  type Product,
  type Variant,
} from "../../src/contracts/catalogue";
import { colorFamily, type ColorFamily } from "../../src/contracts/color-families";
import { failureSchema } from "../../src/contracts/envelope";
import { ownShop } from "../../harness/use-shop";
import { isFound, closeness } from "../../harness/search-model";
import { colorName } from "../../src/contracts/colors";
import { foldText } from "../../src/modules/product/read-model/domain/fold";
import { colorWords } from "../../src/modules/product/read-model/domain/search-words";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { NOTHING, SEARCHES } from "./search-queries";

const shop = ownShop();
let all: Product[];

const get = (path: string, init?: RequestInit) => fetch(shop.origin + path, init);

async function list(query: Record<string, string | number> | string = {}) {
  const search = new URLSearchParams(
    typeof query === "string"
      ? query
      : Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  );
  const response = await get(`/api/products?${search.toString()}`);
  expect(response.status).toBe(200);
  return productListResponseSchema.parse(await response.json());
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const ORDER = {
  latest: (a: Product, b: Product) => byText(b.createdAt, a.createdAt) || byText(b.id, a.id),
  price_asc: (a: Product, b: Product) => a.price - b.price || byText(a.id, b.id),
  price_desc: (a: Product, b: Product) => b.price - a.price || byText(b.id, a.id),
};

type Test = (product: Product) => boolean;
const TESTS: Record<string, (value: string) => Test> = {
  category: (value) => (p) => p.category_name === value || p.category_id?._id === value,
  gender: (value) => (p) => p.gender === null || p.gender === value,
  q: (value) => (p) => isFound(p, value),
  size: (value) => (p) => p.sizes.includes(value),
  color: (value) => (p) => p.colors.includes(value),
  min_price: (value) => (p) => p.price >= Number(value),
  max_price: (value) => (p) => p.price <= Number(value),
  in_stock: (value) => (p) => p.stock_quantity > 0 === (value === "true"),
};

const matching = (query: Record<string, string>) =>
  all.filter((product) =>
    Object.entries(query).every(([name, value]) => TESTS[name]?.(value)(product) ?? true),
  );

beforeAll(async () => {
  all = [];
  for (let offset = 0; ; offset += 100) {
    const page = await list({ limit: 100, offset });
    all.push(...page.data);
    if (all.length >= page.count) break;
  }
});

describe("GET /api/products", () => {
  it("holds the demo catalogue, newest first, each product once", () => {
    expect(all.length).toBeGreaterThanOrEqual(48);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all).toEqual([...all].sort(ORDER.latest));
    expect(new Set(all.map((p) => p.category_name)).size).toBeGreaterThanOrEqual(9);
  });

  it("answers 20 by default, and any page", async () => {
    const first = await list();
    expect(first).toMatchObject({ count: all.length, limit: 20, offset: 0 });
    expect(first.data).toEqual(all.slice(0, 20));
    const page = await list({ limit: 7, offset: 21 });
    expect(page.data).toEqual(all.slice(21, 28));
    expect((await list({ offset: 5000 })).data).toEqual([]);
  });

  it.each(Object.keys(ORDER) as (keyof typeof ORDER)[])("sorts by %s", async (sort) => {
    const sorted = await list({ sort, limit: 100 });
    expect(sorted.data.map((p) => p.id)).toEqual(
      [...all]
        .sort(ORDER[sort])
        .slice(0, 100)
        .map((p) => p.id),
    );
  });

  it("knows which colour each picture of the demo shows, and what of it", () => {
    for (const { name, colors, images, image_colors, image_views } of all) {
      expect(image_colors[0], name).toBe(colors[0]);
      expect([image_views?.[0], image_views?.length], name).toEqual(["front", images.length]);
      expect(new Set(image_colors), name).toEqual(new Set(colors));
    }
  });

  it("keeps products consistent in themselves", () => {
    for (const p of all) {
      expect(p.stock_quantity).toBe(p.variants.reduce((sum, v) => sum + v.stock_quantity, 0));
      expect(p.image).toBe(p.images[0] ?? null);
      expect(p.image_colors).toHaveLength(p.images.length);
      expect(new Set(p.variants.map((v) => v.size))).toEqual(new Set(p.sizes));
      const position = (v: { size: string; color: string }) =>
        p.sizes.indexOf(v.size) * 1000 + p.colors.indexOf(v.color);
      const positions = p.variants.map(position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
    }
    const letters = ["XS", "S", "M", "L", "XL", "XXL"];
    const lettered = all.filter((p) => p.sizes.every((size) => letters.includes(size)));
    expect(lettered.length).toBeGreaterThan(0);
    for (const { sizes } of lettered) {
      expect(sizes).toEqual(letters.filter((size) => sizes.includes(size)));
    }
  });

  const someCategory = () => all[0]?.category_name ?? "";
  const someColor = () => all[0]?.colors[0] ?? "";
  const FILTERS: [string, () => Record<string, string>][] = [
    ["category name", () => ({ category: someCategory() })],
    ["category id", () => ({ category: all[0]?.category_id?._id ?? "" })],
    ["men", () => ({ gender: "men" })],
    ["kids", () => ({ gender: "kids" })],
    ["size", () => ({ size: "M" })],
    ["colour", () => ({ color: someColor() })],
    ["price range", () => ({ min_price: "20000", max_price: "40000" })],
    ["a lowest price", () => ({ min_price: "30000" })],
    ["category and price", () => ({ category: someCategory(), max_price: "45000" })],
    ["gender and price", () => ({ gender: "women", min_price: "20000", max_price: "60000" })],
    [
      "category, gender and price",
      () => ({ category: someCategory(), gender: "men", min_price: "9000" }),
    ],
    ["price and stock", () => ({ min_price: "20000", in_stock: "true" })],
    ["in stock", () => ({ in_stock: "true" })],
    ["sold out", () => ({ in_stock: "false" })],
    ["part of a name", () => ({ q: "OOD" })],
    ["one letter", () => ({ q: "k" })],
    ["a word of a description", () => ({ q: "cotton" })],
    ["words of a category and a colour", () => ({ q: "dresses green" })],
    ["words in other languages", () => ({ q: "umupira umukara" })],
    ["a synonym and size", () => ({ q: "robe", size: "M" })],
    ["category and gender", () => ({ category: someCategory(), gender: "women" })],
    ["size and colour", () => ({ size: "L", color: someColor() })],
    ["text and size", () => ({ q: "cotton", size: "S" })],
    [
      "everything",
      () => ({ gender: "women", size: "M", q: "a", min_price: "9000", in_stock: "true" }),
    ],
    ["nothing there", () => ({ category: "Submarines" })],
  ];
  it.each(FILTERS)("filters by %s", async (_name, query) => {
    for (const [sort, compare] of Object.entries(ORDER)) {
      const expected = matching(query()).sort(compare);
      const found = await list({ ...query(), sort, limit: 100 });
      expect(found.count).toBe(expected.length);
      expect(found.data.map((p) => p.id)).toEqual(expected.slice(0, 100).map((p) => p.id));
    }
  });

  it("finds whatever has the text in its name or description", async () => {
    for (const q of ["OOD", "k", "cotton", "wrap dress", "the", "t", "e. ", "- "]) {
      const found = new Set((await list({ q, limit: 100 })).data.map(({ id }) => id));
      const typed = q.trim().toLowerCase();
      const having = all.filter(({ name, description }) =>
        [name, description].some((text) => text.toLowerCase().includes(typed)),
      );
      expect(having.filter(({ id }) => !found.has(id)).map(({ name }) => name)).toEqual([]);
    }
  });

  it("takes the signs of LIKE as letters", async () => {
    expect((await list({ q: "%" })).count).toBe(matching({ q: "%" }).length);
    expect((await list({ q: "_" })).count).toBe(matching({ q: "_" }).length);
  });

  it("forgives typing errors when nothing matches", async () => {
    const found = await list({ q: "hoddie" });
    expect(found.count).toBeGreaterThan(0);
    // What would have been found without the error, and nothing else.
    const meant = await list({ q: "hoodie" });
    expect(found).toEqual(meant);
    expect(/hoodie/i.test(`${found.data[0]?.name}`)).toBe(true);
    expect(found.count).toBe(matching({ q: "hoodie" }).length);
    expect((await list({ q: "xqzwvjk" })).count).toBe(0);
  });

  it.each([
    ["nothing", {}],
    ["gender", { gender: "men" }],
    ["category and stock", { category: "Hoodies", in_stock: "true" }],
    ["size", { size: "M" }],
    ["size and colour", { size: "M", color: "#1b1a1a" }],
    ["text", { q: "cotton", gender: "women" }],
    ["price", { max_price: "30000" }],
  ] as [string, Record<string, string>][])("counts facets beside %s", async (_name, query) => {
    const { facets } = await list({ ...query, facets: "true", limit: 1 });
    expect(facets).toBeDefined();
    const without = (name: string) =>
      matching(Object.fromEntries(Object.entries(query).filter(([key]) => key !== name)));
    const count = (products: Product[], valuesOf: (p: Product) => string[]) => {
      const counts = new Map<string, number>();
      for (const p of products) {
        for (const value of valuesOf(p)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return Object.fromEntries(counts);
    };
    const asObject = (facet: Facets["size"] = []) =>
      Object.fromEntries(facet.map(({ value, count: n }) => [value, n]));
    const named = (p: Product) => (p.category_name === null ? [] : [p.category_name]);
    /** Under `in_stock=true` only what can be ordered counts. */
    const there = (p: Product) =>
      p.variants.filter((v) => query["in_stock"] !== "true" || v.stock_quantity > 0);
    const looks = (valueOf: (v: Variant) => string | null) => (p: Product) => [
      ...new Set(there(p).flatMap((v) => valueOf(v) ?? [])),
    ];
    expect(asObject(facets?.category)).toEqual(count(without("category"), named));
    expect(asObject(facets?.size)).toEqual(
      count(
        without("size"),
        looks((v) => v.size),
      ),
    );
    expect(asObject(facets?.color)).toEqual(
      count(
        without("color"),
        looks((v) => v.color),
      ),
    );
    expect(asObject(facets?.family)).toEqual(
      count(
        matching(query),
        looks((v) => colorFamily(v.color)),
      ),
    );
    expect(asObject(facets?.gender)).toEqual(
      count(without("gender"), (p) => (p.gender === null ? [...PRODUCT_GENDERS] : [p.gender])),
    );
    expect(facets?.in_stock).toBe(without("in_stock").filter((p) => p.stock_quantity > 0).length);
    const prices = matching(query).map((p) => p.price);
    expect(facets?.price).toEqual(
      prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    );
  });

  it.each([
    ["limit", "limit=0"],
    ["limit", "limit=101"],
    ["limit", "limit=1e2"],
    ["offset", "offset=-1"],
    ["sort", "sort=random"],
    ["gender", "gender=dogs"],
    ["color", "color=red"],
    ["min_price", "min_price=1.5"],
    ["in_stock", "in_stock=yes"],
    ["facets", "facets=1"],
    ["colour", "colour=%23ffffff"],
    ["size", `size=M&size=${"x".repeat(21)}`],
    ["size", "size=M&".repeat(21)],
    ["color", "color=%23b5301a&color=red"],
    ["family", "family=beige"],
    ["family", "family=black&family=Red"],
    ["gender", "gender=men&gender=women"],
    ["q", `q=${"x".repeat(101)}`],
  ])("refuses a bad %s (%s)", async (field, search) => {
    const response = await get(`/api/products?${search}`);
    expect(response.status).toBe(400);
    const failure = failureSchema.parse(await response.json());
    expect(failure.code).toBe("invalid_request");
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe("several choices", () => {
  interface Choice {
    size?: string[];
    color?: string[];
    family?: ColorFamily[];
    in_stock?: "true" | "false";
  }
  const fits = ({ size, color }: Variant, choice: Choice) =>
    (choice.size?.includes(size) ?? true) &&
    (choice.color?.includes(color) ?? true) &&
    (choice.family?.some((family) => family === colorFamily(color)) ?? true);
  const has = ({ variants }: Product, choice: Choice) => variants.some((v) => fits(v, choice));
  const found = ({ in_stock, ...choice }: Choice) =>
    all.filter(
      (p) =>
        Object.entries(choice).every(([name, values]) => has(p, { [name]: values })) &&
        (in_stock !== "true" || p.variants.some((v) => v.stock_quantity > 0 && fits(v, choice))) &&
        (in_stock !== "false" || p.stock_quantity === 0),
    );
  const searchOf = (choice: Choice) =>
    new URLSearchParams(
      Object.entries(choice).flatMap(([name, values]) =>
        [values].flat().map((value: string): [string, string] => [name, value]),
      ),
    ).toString();

  /** What is sold out in one size or colour, and there in another. */
  const half = () =>
    all.flatMap(({ variants }) => {
      const gone = variants.find((v) => v.stock_quantity === 0);
      return gone && variants.some((v) => v.stock_quantity > 0) ? [gone] : [];
    });

  const CHOICES: [string, () => Choice][] = [
    ["two sizes", () => ({ size: ["M", "40"] })],
    ["two colours", () => ({ color: ["#1b1a1a", "#b5301a"] })],
    ["a family", () => ({ family: ["blue"] })],
    ["families and sizes", () => ({ family: ["navy", "green", "sand"], size: ["S", "M"] })],
    ["a family without its colour", () => ({ family: ["red"], color: ["#1b1a1a"] })],
    ["a size in stock", () => ({ size: ["XL"], in_stock: "true" })],
    ["a family in stock", () => ({ family: ["black"], in_stock: "true" })],
    ["a family sold out", () => ({ family: ["black"], in_stock: "false" })],
    [
      "one piece that is sold out",
      () => {
        const [{ size, color } = { size: "", color: "" }] = half();
        return { size: [size], color: [color], in_stock: "true" };
      },
    ],
    [
      "pieces that are sold out, in their families",
      () => ({
        size: [...new Set(half().map(({ size }) => size))],
        family: [...new Set(half().flatMap(({ color }) => colorFamily(color) ?? []))],
        in_stock: "true",
      }),
    ],
  ];

  it("are told apart by what the demo has", () => {
    expect(half().length).toBeGreaterThan(0);
    const [{ size, color } = { size: "", color: "" }] = half();
    const piece = { size: [size], color: [color] };
    expect(found({ ...piece, in_stock: "true" }).length).toBeLessThan(found(piece).length);
  });

  it.each(CHOICES)("find %s", async (_name, choiceOf) => {
    const choice = choiceOf();
    const expected = found(choice);
    const { data, count, facets } = await list(`${searchOf(choice)}&limit=100&facets=true`);
    expect(data.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
    expect(count).toBe(expected.length);
    const plain = await list(`${searchOf(choice)}&limit=100`);
    expect(plain.data).toEqual(data);
    expect(plain.count).toBe(count);
    // Each number is what choosing that alone would find.
    for (const { value, count: n } of facets?.size ?? []) {
      expect(n, value).toBe(found({ ...choice, size: [value] }).length);
    }
    for (const { value, count: n } of facets?.color ?? []) {
      expect(n, value).toBe(found({ ...choice, color: [value] }).length);
    }
    for (const { value, count: n } of facets?.family ?? []) {
      expect(n, value).toBe(found({ ...choice, family: [value] }).length);
    }
    const { in_stock: _, ...looks } = choice;
    expect(facets?.in_stock).toBe(found({ ...looks, in_stock: "true" }).length);
  });

  it("are answered from where they are kept, each for itself and in any order", async () => {
    const ask = async (search: string) => {
      const response = await get(`/api/products?${search}`);
      return { etag: response.headers.get("etag"), body: await response.text() };
    };
    const both = await ask("size=M&size=40&limit=3");
    expect(await ask("size=L&limit=3&size=M&size=40")).toEqual(both);
    const one = await ask("size=M&limit=3");
    expect(one.body).not.toBe(both.body);
    expect(await ask("size=M&size=40&limit=3")).toEqual(both);
    const again = await get("/api/products?limit=3&size=40&size=M", {
      headers: { "If-None-Match": both.etag ?? "" },
    });
    expect(again.status).toBe(304);
    const other = await get("/api/products?limit=3&size=M", {
      headers: { "If-None-Match": both.etag ?? "" },
    });
    expect(other.status).toBe(200);
  });

  it("draw the prices of what matches all else, in bars that stay where they are", async () => {
    const { facets } = await list("family=black&facets=true&limit=1");
    const prices = found({ family: ["black"] }).map(({ price }) => price);
    const bars = facets?.price_bars;
    expect(bars).toMatchObject({ from: Math.min(...prices), to: Math.max(...prices) });
    expect(bars?.counts.reduce((sum, n) => sum + n, 0)).toBe(prices.length);
    expect(bars?.counts[0]).toBeGreaterThan(0);
    expect(bars?.counts.at(-1)).toBeGreaterThan(0);
    const within = await list("family=black&facets=true&limit=1&min_price=20000&max_price=30000");
    expect(within.facets?.price_bars).toEqual(bars);
    const none = await list("category=Submarines&facets=true");
    expect(none.facets?.price_bars).toBeNull();
  });
});

describe("GET /api/products/{key}", () => {
  it("finds a product by id and by handle", async () => {
    const [product] = all;
    for (const key of [product?.id, product?.handle]) {
      const response = await get(`/api/products/${key}`);
      expect(productResponseSchema.parse(await response.json()).data).toEqual(product);
    }
  });

  it("says that there is none", async () => {
    for (const key of ["no-such-thing", "prod_01J00000000000000000000000"]) {
      const response = await get(`/api/products/${key}`);
      expect(response.status).toBe(404);
      expect(failureSchema.parse(await response.json())).toMatchObject({
        code: "not_found",
        message: "Product not found.",
      });
    }
    expect((await get("/api/products/a%20b")).status).toBe(400);
  });
});

describe("GET /api/categories", () => {
  it("lists all of them, with the number of published products", async () => {
    const { data } = categoryListResponseSchema.parse(await (await get("/api/categories")).json());
    expect(data.length).toBeGreaterThanOrEqual(9);
    for (const { id, product_count } of data) {
      expect(product_count).toBe(all.filter((p) => p.category_id?._id === id).length);
    }
    for (const gender of ["male", "female", "unisex"] as const) {
      const response = await get(`/api/categories/gender/${gender}`);
      expect(categoryListResponseSchema.parse(await response.json()).data).toEqual(
        data.filter((category) => category.gender === gender),
      );
    }
    expect((await get("/api/categories/gender/dog")).status).toBe(400);
  });
});

const namesOf = async (q: string) => (await list({ q, limit: 100 })).data.map(({ name }) => name);

/** The newest first, as everything that is equally close. */
const byAge = (a: string, b: string) =>
  all.findIndex(({ name }) => name === a) - all.findIndex(({ name }) => name === b);

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
      .sort((a, b) => closeness(a, q) - closeness(b, q) || ORDER.latest(a, b));
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
    expect(latest.data.map(({ id }) => id)).toEqual(
      matching.sort(ORDER.latest).map(({ id }) => id),
    );
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

  /** Colours all over the cube, and what a function of the database says to each. */
  const ofColors = (of: string) =>
    withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ hex: string; said: string }>(
        `SELECT hex, ${of}(hex) AS said FROM (
           SELECT '#' || lpad(to_hex(n * 2654435761 % 16777216), 6, '0') AS hex FROM generate_series(0, 2999) n) t`,
      );
      expect(new Set(rows.map(({ hex }) => hex)).size).toBe(3000);
      return rows;
    });

  it("puts colours into families as the contract does", async () => {
    for (const { hex, said } of await ofColors("catalogue_color_family")) {
      expect(said, hex).toBe(colorFamily(hex));
    }
  });

  it("names colours as the contract does", async () => {
    for (const { hex, said } of await ofColors("catalogue_color_words")) {
      expect(said, hex).toBe(colorWords(colorName(hex) ?? "White").join(" "));
    }
  });
});

describe("what sells best", () => {
  const bestSelling = async () =>
    (await list({ sort: "best_selling", limit: 100 })).data.map(({ id }) => id);
  const countAgain = () =>
    withDatabase(shop, (database) =>
      database.query("UPDATE catalogue_state SET sold_at = '-infinity'"),
    );

  it("comes first once it is counted, without what was cancelled", async () => {
    const newest = all.map(({ id }) => id);
    expect(await bestSelling()).toEqual(newest.slice(0, 100));
    // Three that are not first anyway, with pieces enough.
    const [much, little, cancelled] = all.slice(5).flatMap(({ id, variants }) =>
      variants
        .filter((v) => v.stock_quantity > 3)
        .slice(0, 1)
        .map((v) => ({ id, variant: v.id })),
    );
    await ordered(shop, little?.variant ?? "", 1);
    await ordered(shop, much?.variant ?? "", 2);
    const taken = await ordered(shop, cancelled?.variant ?? "", 3);
    const expected = (...first: (string | undefined)[]) =>
      [...first, ...newest.filter((id) => !first.includes(id))].slice(0, 100);
    await countAgain();
    const three = expected(cancelled?.id, much?.id, little?.id);
    await until(bestSelling, (ids) => ids.join() === three.join());
    const { token } = await logIn(shop, shop.admin);
    const { status } = await callShop(shop, "PUT", `/api/orders/${taken.id}/status`, {
      token,
      body: { status: "cancelled" },
    });
    expect(status).toBe(200);
    await countAgain();
    const two = expected(much?.id, little?.id);
    await until(bestSelling, (ids) => ids.join() === two.join());
    // The same from the columns: an order within a category.
    const { category_name } = all.find(({ id }) => id === much?.id) ?? {};
    const inCategory = await list({ category: category_name ?? "", sort: "best_selling" });
    expect(inCategory.data[0]?.id).toBe(much?.id);
  });
});
