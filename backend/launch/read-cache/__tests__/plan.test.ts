import { describe, expect, it } from "vitest";
import { planOf } from "../plan";

const keyOf = (path: string, search = "") => planOf(path, search)?.key ?? null;

describe("planOf", () => {
  it("gives equal requests one key: order and empty parameters don't matter", () => {
    const key = keyOf("/api/products", "?gender=men&sort=price_asc");
    expect(keyOf("/api/products", "?sort=price_asc&gender=men")).toBe(key);
    expect(keyOf("/api/products/", "?sort=price_asc&q=&gender=men&offset=0")).toBe(key);
    expect(keyOf("/api/products", "?gender=women&sort=price_asc")).not.toBe(key);
  });

  it("leaves to the gatekeeper what it refuses", () => {
    for (const search of [
      "?limit=0",
      "?limit=101",
      "?foo=1",
      "?sort=cheap",
      "?gender=men&gender=women",
      "?__proto__=1",
      "?color=red",
    ]) {
      expect(planOf("/api/products", search), search).toBeNull();
    }
    expect(planOf("/api/products/a%20b", "")).toBeNull();
    expect(planOf("/api/products/%ff", "")).toBeNull();
    expect(planOf("/api/products/a/b", "")).toBeNull();
    expect(planOf("/api/categories/gender/dog", "")).toBeNull();
  });

  it("knows the other catalogue reads, and nothing else", () => {
    expect(keyOf("/api/products/kivu-dress")).toBe("product kivu-dress");
    expect(keyOf("/api/categories")).toBe("categories");
    expect(keyOf("/api/categories/gender/female")).toBe("categories female");
    expect(keyOf("/api/orders")).toBeNull();
    expect(keyOf("/api/productsx")).toBeNull();
  });
});
