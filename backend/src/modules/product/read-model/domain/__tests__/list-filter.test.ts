import { describe, expect, it } from "vitest";
import { productListQuerySchema } from "../../../../../contracts/catalogue";
import { queryValues } from "../../../../../contracts/query";
import { filterKey, listKey, listRequestOf } from "../list-filter";

const requestOf = (query: Record<string, string> | string) => {
  const { values } = queryValues(new URLSearchParams(query), productListQuerySchema);
  return listRequestOf(productListQuerySchema.parse(values));
};

describe("listRequestOf", () => {
  it("fills in the defaults", () => {
    expect(requestOf({})).toEqual({
      filter: {},
      sort: "latest",
      limit: 20,
      offset: 0,
      facets: false,
    });
  });

  it("makes one lower-case text of q and search", () => {
    expect(requestOf({ q: " Hoodie " }).filter).toEqual({ text: "hoodie" });
    expect(requestOf({ search: "HOODIE" }).filter).toEqual({ text: "hoodie" });
    expect(requestOf({ q: "   " }).filter).toEqual({});
  });

  it("folds accents away", () => {
    expect(requestOf({ q: "Été" }).filter).toEqual({ text: "ete" });
  });

  it("puts the most relevant first where no order is named for a text, else the latest", () => {
    expect(requestOf({ q: "tee" }).sort).toBe("relevance");
    expect(requestOf({ search: "tee" }).sort).toBe("relevance");
    expect(requestOf({ q: "tee", sort: "latest" }).sort).toBe("latest");
    expect(requestOf({ q: "tee", sort: "price_asc" }).sort).toBe("price_asc");
    expect(requestOf({ q: " " }).sort).toBe("latest");
  });

  it("drops a lower bound of nothing, and keeps an upper one", () => {
    expect(requestOf({ min_price: "0" }).filter).toEqual({});
    expect(requestOf({ max_price: "0" }).filter).toEqual({ maxPrice: 0 });
  });

  it("sorts what is chosen of one thing, each once", () => {
    expect(requestOf("size=M&size=L&size=M&family=red&family=blue").filter).toEqual({
      size: ["L", "M"],
      family: ["blue", "red"],
    });
    expect(requestOf("size=%20").filter).toEqual({});
  });

  it("keeps both answers about stock", () => {
    expect(requestOf({ in_stock: "false" }).filter).toEqual({ inStock: false });
    expect(requestOf({ in_stock: "true" }).filter).toEqual({ inStock: true });
  });
});

describe("keys", () => {
  it("are equal for equal choices, and no other choice", () => {
    const key = listKey(requestOf("size=M&size=L&color=%23000000"));
    expect(listKey(requestOf("color=%23000000&size=L&size=M&size=L"))).toBe(key);
    expect(listKey(requestOf("size=M&color=%23000000"))).not.toBe(key);
    expect(listKey(requestOf("size=M,L&color=%23000000"))).not.toBe(key);
    expect(listKey(requestOf("size=M&color=%23000000&color=%23ffffff"))).not.toBe(key);
  });

  it("are equal for equal requests, however they are written", () => {
    const one = requestOf({ gender: "men", q: "tee", color: "#B5301A" });
    const other = requestOf({ color: "#b5301a", search: "TEE", gender: "men", limit: "20" });
    expect(listKey(one)).toBe(listKey(other));
  });

  it("tell every part apart", () => {
    const queries: Record<string, string>[] = [
      {},
      { category: "men" },
      { gender: "men" },
      { q: "men" },
      { q: "men", sort: "latest" },
      { size: "men" },
      { color: "#b5301a" },
      { family: "red" },
      { min_price: "1" },
      { max_price: "1" },
      { in_stock: "true" },
      { in_stock: "false" },
      { sort: "price_asc" },
      { sort: "best_selling" },
      { sort: "discount" },
      { limit: "1" },
      { offset: "1" },
      { facets: "true" },
      { category: 'a","b' },
    ];
    const keys = queries.map((query) => listKey(requestOf(query)));
    expect(new Set(keys).size).toBe(queries.length);
  });

  it("ignores page and order where only the matches count", () => {
    const one = requestOf({ gender: "men", offset: "40", sort: "price_desc", facets: "true" });
    expect(filterKey(one.filter)).toBe(filterKey(requestOf({ gender: "men" }).filter));
  });
});
