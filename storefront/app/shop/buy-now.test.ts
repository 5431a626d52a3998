import { afterEach, expect, test, vi } from "vitest";
import type { CartLine } from "~/lib/cart-rules";
import { BUY_NOW_PATH, saveBuyNow } from "./buy-now";
import { clearBuyNow, readBuyNow } from "./kept-buy-now";

const LINE: CartLine = {
  id: "variant_1",
  _id: "prod_1",
  name: "Gahinga Boxy Tee",
  price: 18_000,
  image: null,
  quantity: 2,
  size: "M",
  color: "#1b1a1a",
  stock_quantity: 7,
};

afterEach(() => window.sessionStorage.clear());

test("the address says where the checkout came from", () => {
  expect(BUY_NOW_PATH).toBe("/checkout?from=product");
});

test("keeps one line for the tab", () => {
  expect(readBuyNow()).toBeNull();
  expect(saveBuyNow(LINE)).toBe(true);
  expect(readBuyNow()).toEqual(LINE);
  clearBuyNow();
  expect(readBuyNow()).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["another kind of value", "[1]"],
  ["another version", JSON.stringify({ version: 0, line: LINE })],
  ["no line", JSON.stringify({ version: 1 })],
  ["a line without a product", JSON.stringify({ version: 1, line: { price: 5 } })],
  ["nothing left of it", JSON.stringify({ version: 1, line: { ...LINE, quantity: 0 } })],
])("reads nothing out of %s", (_name, text) => {
  window.sessionStorage.setItem("buyNow", text);
  expect(readBuyNow()).toBeNull();
});

test("says when nothing can be stored", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(saveBuyNow(LINE)).toBe(false);
});
