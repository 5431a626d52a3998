import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { parseCart } from "~/lib/cart-rules";
import { ProductCard } from "~/shop/product-card/product-card";
import { complaintsOf } from "~/testing/axe";
import { giftCard } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { ProductScreen } from "./product-screen";

const keptCart = () =>
  parseCart(JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]")).map(({ size, price }) => [
    size,
    price,
  ]);

afterEach(() => window.sessionStorage.clear());

it("the page of a gift card asks for an amount, and promises no delivery", async () => {
  const Screen = () => <ProductScreen productKey={giftCard.id} />;
  const { user, container } = renderRoute({
    at: "/product/gift-card",
    routes: [{ path: "/product/:id", Component: Screen }],
  });
  expect(await screen.findByRole("group", { name: /^Amount ?10,000 RWF$/ })).toBeVisible();
  expect(screen.getByText(/^Sent by email, to you or as a gift\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Size guide" })).not.toBeInTheDocument();
  const page = within(screen.getByRole("main"));
  expect(page.queryByText("1–2 business days")).not.toBeInTheDocument();
  expect(screen.queryByRole("group", { name: /Colors/ })).not.toBeInTheDocument();
  expect(await complaintsOf(container)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "25,000 RWF" }));
  await screen.findByRole("button", { name: "25,000 RWF", pressed: true });
  await user.click(screen.getByRole("button", { name: "ADD TO CART" }));
  expect(keptCart()).toEqual([["25,000 RWF", 25_000]]);
});

it("the picker of a gift card asks for an amount", async () => {
  const { user } = renderRoute({
    at: "/",
    routes: [{ path: "/", Component: () => <ProductCard product={giftCard} /> }],
  });
  await user.click(screen.getByRole("button", { name: `Add to Cart: ${giftCard.name}` }));
  expect(await screen.findByRole("dialog", { name: "Choose an amount" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Choose an amount" })).toBeDisabled();
});
