import type { Product } from "@strive/backend/contracts/catalogue";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import ProductLook from "./product-look";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const DRESS = productNamed("Kivu Wrap Dress");
const SOLD_OUT = productNamed("Moto High-Top");

const variantIn = ({ variants }: Product, size: string, color: string) =>
  variants.find((variant) => variant.size === size && variant.color === color);
const BLACK_M = variantIn(HOODIE, "M", "#1b1a1a");

function open(look: readonly Product[], variant = BLACK_M) {
  const Screen = () => <ProductLook product={HOODIE} variant={variant ?? null} look={look} />;
  return renderRoute({ at: "/product/x", routes: [{ path: "/product/:id", Component: Screen }] });
}
const cart = () =>
  (JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as { id: string }[]).map(
    ({ id }) => id,
  );
const tick = (name: string) => screen.getByRole("checkbox", { name: `Take ${name}` });

afterEach(() => window.localStorage.clear());

test("all pieces are ticked, a size is asked for, and one press adds them", async () => {
  const { user, container } = open([DRESS]);
  expect(screen.getByText("This one · Black, M")).toBeVisible();
  expect(screen.getByText("2 pieces")).toBeVisible();
  expect(screen.getByText("RWF 97,000")).toBeVisible();
  const add = screen.getByRole("button", { name: "Add 2 to cart" });
  await user.click(add);
  const choice = screen.getByRole("combobox", { name: "Size and colour of Kivu Wrap Dress" });
  expect(choice).toHaveFocus();
  expect(choice).toHaveAccessibleDescription("Choose a size first");
  expect(cart()).toEqual([]);
  expect(await complaintsOf(container)).toEqual([]);
  const wanted = variantIn(DRESS, "L", "#b5301a");
  await user.selectOptions(choice, wanted?.id ?? "");
  expect(screen.queryByText("Choose a size first")).not.toBeInTheDocument();
  await user.click(add);
  expect(cart()).toEqual([BLACK_M?.id, wanted?.id]);
  expect(await screen.findByText("Added 2 pieces to cart!")).toBeVisible();
});

test("what is not ticked is left out, of the price too", async () => {
  const { user } = open([DRESS]);
  await user.click(tick("Kivu Wrap Dress"));
  expect(screen.getByText("1 piece")).toBeVisible();
  const box = within(screen.getByRole("region", { name: "Complete the look" }));
  expect(box.getAllByText("RWF 45,000")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Add 1 to cart" }));
  expect(cart()).toEqual([BLACK_M?.id]);
  await user.click(tick("Karisimbi Heavy Hoodie"));
  expect(screen.getByRole("button", { name: "Tick what you want" })).toBeDisabled();
});

test("what is sold out says so and can't be taken", () => {
  open([SOLD_OUT]);
  expect(tick("Moto High-Top")).toBeDisabled();
  expect(tick("Moto High-Top")).not.toBeChecked();
  expect(screen.getByText("Sold out")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 to cart" })).toBeEnabled();
});

test("a choice of the page that is sold out leaves its piece out", () => {
  open([DRESS], BLACK_M && { ...BLACK_M, stock_quantity: 0 });
  expect(tick("Karisimbi Heavy Hoodie")).toBeDisabled();
  expect(screen.getByText("1 piece")).toBeVisible();
});

test("says which pieces the cart holds already", async () => {
  const { user } = open([DRESS], BLACK_M && { ...BLACK_M, stock_quantity: 1 });
  await user.click(tick("Kivu Wrap Dress"));
  const add = screen.getByRole("button", { name: "Add 1 to cart" });
  await user.click(add);
  await user.click(add);
  expect(
    await screen.findByText(/Your cart already holds all there is of Karisimbi Heavy Hoodie\./),
  ).toBeVisible();
  expect(cart()).toEqual([BLACK_M?.id]);
});
