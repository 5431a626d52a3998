import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { CART_KEY, useAddToCart } from "./cart-atoms";
import { cartLineOf } from "./cart-rules";
import { createStore, StoreProvider } from "./store";

const product = productNamed("Kimironko Tote");
const variantOf = (stock_quantity: number) => {
  const [variant] = product.variants;
  if (!variant) throw new Error("The tote has no variant");
  return { ...variant, stock_quantity };
};

test.each([
  [2, 12, 0, 2],
  [5, 6, 4, 2],
  [1, 3, 3, 0],
])("of %i wanted, with %i in stock and %i in the cart, %i go in", (wanted, stock, inCart, goIn) => {
  const line = (quantity: number) => cartLineOf(product, variantOf(stock), quantity);
  window.localStorage.setItem(CART_KEY, JSON.stringify(inCart > 0 ? [line(inCart)] : []));
  const store = createStore();
  const { result } = renderHook(() => useAddToCart(), {
    wrapper: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider>,
  });
  let added: number | undefined;
  act(() => {
    added = result.current(line(wanted));
  });
  expect(added).toBe(goIn);
  expect(JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]")).toEqual([line(inCart + goIn)]);
});
