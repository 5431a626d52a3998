import { PRODUCT_GENDERS, PRODUCT_SORTS } from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { emptyTextOf, GENDERS, listParamsOf, readFilters, searchWith, sortsFor } from "./filters";

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
      category: "Jackets",
      gender: "kids",
      sort: "price_asc",
      q: "linen",
      show: 12,
    });
    expect(read("gender=dogs&sort=best&show=-3&category=")).toEqual({
      category: null,
      gender: null,
      sort: null,
      q: "",
      show: 4,
    });
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
    expect(sortsFor("").map(({ label }) => label)).toEqual(["LATEST", "HIGH-LOW", "LOW-HIGH"]);
    expect(sortsFor("tee").map(({ label }) => label)).toEqual([
      "CLOSEST",
      "LATEST",
      "HIGH-LOW",
      "LOW-HIGH",
    ]);
  });

  it("has one URL for each list", () => {
    expect(searchWith(read("sort=latest"), {})).toBe("");
    expect(searchWith(read("q=tee&sort=relevance"), {})).toBe("?q=tee");
    expect(searchWith(read("q=tee"), { sort: "latest" })).toBe("?q=tee&sort=latest");
    expect(searchWith(read("q=tee&sort=latest"), { q: "" })).toBe("");
    expect(searchWith(read("sort=price_asc"), { q: "tee" })).toBe("?q=tee&sort=price_asc");
  });

  it("says what was not found", () => {
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
