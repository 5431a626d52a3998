import { MOST_CHOICES, PRODUCT_GENDERS, PRODUCT_SORTS } from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { emptyTextOf } from "./empty-text";
import {
  countOf,
  GENDERS,
  listParamsOf,
  NOT_NARROWED,
  readFilters,
  searchWith,
  sortsFor,
} from "./filters";

const PLAIN = {
  ...{ category: null, gender: null, sort: null, q: "", per: 4, show: 4 },
  ...NOT_NARROWED,
};
const read = (query: string) => readFilters(new URLSearchParams(query));

describe("catalogue filters", () => {
  it("offers exactly what the server knows", () => {
    expect(GENDERS.map(({ value }) => value)).toEqual(PRODUCT_GENDERS);
    const offered = ["", "tee"].flatMap((q) =>
      sortsFor(q).map(
        ({ value: sort }) => listParamsOf({ ...read(""), q, sort: sort || null }).sort,
      ),
    );
    expect(new Set(offered)).toEqual(new Set(PRODUCT_SORTS));
  });

  it("reads the URL and ignores what it does not know", () => {
    expect(read("category=Jackets&gender=kids&sort=price_asc&q=%20linen%20&show=12")).toEqual({
      ...PLAIN,
      category: "Jackets",
      gender: "kids",
      sort: "price_asc",
      q: "linen",
      show: 12,
    });
    expect(
      read(
        "size=M&size=+L&size=M&size=&family=sky&family=red&family=black&in_stock=true&on_sale=1",
      ),
    ).toEqual({ ...PLAIN, size: ["L", "M"], family: ["black", "red"], in_stock: true });
    expect(read("min_price=9000&max_price=-1&per=24&show=20")).toEqual({
      ...PLAIN,
      min_price: 9_000,
      per: 24,
      show: 24,
    });
    expect(read(`size=${"x".repeat(21)}&min_price=1e4&per=5`)).toEqual(PLAIN);
    const sizes = Array.from({ length: 30 }, (_, at) => `size=${at}`).join("&");
    expect(read(sizes).size).toHaveLength(MOST_CHOICES);
    expect(read("gender=dogs&sort=best&show=-3&category=")).toEqual(PLAIN);
  });

  it.each([
    ["5", 8],
    ["8", 8],
    ["1e9", 1000],
    ["x", 4],
    ["", 4],
  ])("shows for show=%s: %i", (show, count) => {
    expect(read(`show=${show}`).show).toBe(count);
  });

  it("goes back to the first page after every change except of the page", () => {
    const filters = read("q=tee&show=12");
    expect(searchWith(filters, { gender: "men" })).toBe("?gender=men&q=tee");
    expect(searchWith(filters, { show: 16 })).toBe("?q=tee&show=16");
    expect(searchWith(filters, { q: "" })).toBe("");
  });

  it("sorts a search by relevance until an order is chosen, and everything else by time", () => {
    expect(listParamsOf(read("")).sort).toBe("latest");
    expect(listParamsOf(read("q=tee")).sort).toBe("relevance");
    expect(listParamsOf(read("q=tee&sort=latest")).sort).toBe("latest");
    expect(listParamsOf(read("sort=relevance")).sort).toBe("latest");
    expect(sortsFor("").map(({ label }) => label)).toEqual([
      "LATEST",
      "HIGH-LOW",
      "LOW-HIGH",
      "POPULAR",
      "DISCOUNT",
    ]);
    expect(sortsFor("tee").map(({ label }) => label)).toEqual([
      "CLOSEST",
      "LATEST",
      "HIGH-LOW",
      "LOW-HIGH",
      "POPULAR",
      "DISCOUNT",
    ]);
  });

  it("has one URL for each list", () => {
    expect(searchWith(read("sort=latest"), {})).toBe("");
    expect(searchWith(read("q=tee&sort=relevance"), {})).toBe("?q=tee");
    expect(searchWith(read("q=tee"), { sort: "latest" })).toBe("?q=tee&sort=latest");
    expect(searchWith(read("q=tee&sort=latest"), { q: "" })).toBe("");
    expect(searchWith(read("sort=price_asc"), { q: "tee" })).toBe("?q=tee&sort=price_asc");
  });

  it("writes what it read", () => {
    const address =
      "?category=Jackets&size=L&size=M&family=red&min_price=9000&in_stock=true&q=tee&per=12&show=24";
    expect(searchWith(read(address), { show: 24 })).toBe(address);
    expect(searchWith(read(address), NOT_NARROWED)).toBe("?category=Jackets&q=tee&per=12");
    expect(searchWith(read("per=4&show=8"), { per: 12, show: 8 })).toBe("?per=12");
    expect(countOf(read(address))).toBe(5);
    expect(countOf(read("min_price=1&max_price=2"))).toBe(1);
  });

  it("asks the server for what the address says", () => {
    expect(listParamsOf(read("size=M&family=red&in_stock=true&per=12&show=24"))).toMatchObject({
      size: ["M"],
      family: ["red"],
      in_stock: true,
      on_sale: null,
      count: 24,
    });
    expect(listParamsOf(read("per=12"))).not.toHaveProperty("per");
  });

  it("says what was not found", () => {
    expect(emptyTextOf(read("size=M"))).toBe("No products found matching your filters.");
    expect(emptyTextOf(read("size=M&gender=men"))).toBe("No products found for men");
    expect(emptyTextOf(read(""))).toBe("No products found");
    expect(emptyTextOf(read("q=linen&gender=men"))).toBe(
      'No products found matching "linen" for men',
    );
    expect(emptyTextOf(read("category=Jackets"))).toBe('No products found in "Jackets" category');
    expect(emptyTextOf(read("category=Jackets&q=linen&gender=kids"))).toBe(
      'No products found in "Jackets" category matching "linen" for kids',
    );
  });
});
