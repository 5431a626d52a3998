import { describe, expect, it } from "vitest";
import { ServerState } from "~/lib/server-state";
import { productListQuery, type ProductListParams } from "~/shop/api/products";
import { productNamed } from "~/testing/fixtures";
import { shorterList } from "./shorter-list";

const listOf = (count: number) => ({
  products: Array.from({ length: count }, () => productNamed("Gahinga Boxy Tee")),
  total: 18,
});
const all = (count: number): ProductListParams => ({ category: null, q: "", count });

describe("shorterList", () => {
  const state = new ServerState();
  state.carry([
    [productListQuery(all(4)).queryKey, listOf(4)],
    [productListQuery(all(8)).queryKey, listOf(8)],
    [productListQuery(all(16)).queryKey, listOf(16)],
    [productListQuery({ ...all(8), category: "Jackets" }).queryKey, listOf(2)],
  ]);

  it("is the longest known beginning", () => {
    expect(shorterList(state, all(12))?.products).toHaveLength(8);
  });

  it("is never longer than what is asked for, and never of another filter", () => {
    expect(shorterList(state, all(3))).toBeUndefined();
    expect(shorterList(state, { ...all(12), category: "Hoodies" })).toBeUndefined();
    expect(shorterList(state, { ...all(12), category: "Jackets" })?.products).toHaveLength(2);
  });
});
