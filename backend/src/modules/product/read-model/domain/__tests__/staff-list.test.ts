import { describe, expect, it } from "vitest";
import { staffProductListQuerySchema } from "../../../../../contracts/staff-products";
import { staffListRequestOf } from "../staff-list";

const requestOf = (query: object) => staffListRequestOf(staffProductListQuerySchema.parse(query));

describe("staffListRequestOf", () => {
  it("takes a shopper's filters and orders", () => {
    const query = { status: "draft", q: "Été", gender: "men", min_price: "5", limit: "10" };
    expect(requestOf(query)).toEqual({
      status: "draft",
      filter: { text: "ete", gender: "men", minPrice: 5 },
      sort: "relevance",
      limit: 10,
      offset: 0,
      sku: "Été",
    });
    expect(requestOf({ status: "all" })).toMatchObject({ sort: "latest", limit: 20 });
    expect(requestOf({ status: "all", q: "tee", sort: "price_asc" }).sort).toBe("price_asc");
  });

  it("knows its own order", () => {
    expect(requestOf({ status: "published", sort: "name" }).sort).toBe("name");
  });

  it.each([
    {},
    { status: "archived" },
    { status: "all", facets: "true" },
    { status: "all", x: "1" },
  ])("refuses %j", (query) => {
    expect(staffProductListQuerySchema.safeParse(query).success).toBe(false);
  });
});
