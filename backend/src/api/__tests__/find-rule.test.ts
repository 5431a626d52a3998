import { describe, expect, it } from "vitest";
import { findRule, ROUTE_RULES } from "../access";

describe("findRule", () => {
  it("prefers fixed segments over parameters", () => {
    expect(findRule("GET", "/api/categories/gender/male").match?.rule.path).toBe(
      "/api/categories/gender/:gender",
    );
  });

  it("reads parameters", () => {
    expect(findRule("GET", "/api/products/kivu-dress").match?.params).toEqual({
      key: "kivu-dress",
    });
  });

  it("tells segments apart as the router does", () => {
    expect(findRule("GET", "/api/orders%2fexport").match).toBeNull();
    expect(findRule("GET", "/api/orders/a%2Fb").match?.params).toEqual({ id: "a/b" });
    expect(findRule("GET", "/api/%6frders").match).toBeNull();
  });

  it("knows nothing that only a router without an eye for case would take for another call", () => {
    for (const path of ["/api/orders/EXPORT", "/api/Orders/export", "/API/orders", "/api/ORDERS"]) {
      expect(findRule("GET", path)).toEqual({ match: null, allowed: [] });
    }
    expect(findRule("GET", "/api/orders/EXPORTS").match?.params).toEqual({ id: "EXPORTS" });
  });

  it("lets HEAD do what GET may", () => {
    expect(findRule("HEAD", "/api/products").match?.rule.method).toBe("GET");
  });

  it("knows an unknown path from a wrong method", () => {
    expect(findRule("GET", "/api/secrets")).toEqual({ match: null, allowed: [] });
    expect(findRule("DELETE", "/api/orders")).toEqual({
      match: null,
      allowed: expect.arrayContaining(["POST", "GET"]) as string[],
    });
  });

  it("has each method and path once", () => {
    const keys = ROUTE_RULES.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
