import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { LateOrderAgain } from "./late-order-again";

const tee = productNamed("Gahinga Boxy Tee");
const hoodie = productNamed("Karisimbi Heavy Hoodie");

function variantOf(product: Product, size: string) {
  const variant = product.variants.find((one) => one.size === size);
  if (!variant) throw new Error(`${product.name} has no ${size}`);
  return variant;
}

function itemOf(product: Product, size: string, changes: Partial<OrderItem> = {}): OrderItem {
  const variant = variantOf(product, size);
  const { quantity = 1, unit_price = product.price } = changes;
  return {
    id: `item_${product.id}_${size}`,
    product_id: product.id,
    variant_id: variant.id,
    product_name: product.name,
    image: product.image,
    size,
    color: variant.color,
    quantity,
    unit_price,
    line_total: unit_price * quantity,
    ...changes,
  };
}

const orderOf = (items: OrderItem[], status: Order["status"] = "delivered") =>
  orderNumbered(482_913, { items, status });

/** The shop has so many of each piece of the product now, at this price. */
const sells = (product: Product, stock: number, price = product.price) =>
  server.use(
    http.get(`*/api/products/${product.id}`, () =>
      HttpResponse.json(
        productResponseSchema.parse({
          success: true,
          data: {
            ...product,
            price,
            variants: product.variants.map((one) => ({ ...one, stock_quantity: stock })),
          },
        }),
      ),
    ),
  );
const gone = (product: Product) =>
  server.use(http.get(`*/api/products/${product.id}`, () => failure(404, "Product not found.")));

const keep = (...lines: CartLine[]) => window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
const kept = () =>
  (JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[]).map(
    ({ name, size, quantity, price }) => [name, size, quantity, price],
  );

const open = (order: Order) =>
  renderRoute({
    at: "/order",
    routes: [
      { path: "/order", Component: () => <LateOrderAgain order={order} /> },
      { path: "/Cart", Component: () => <h1>The cart</h1> },
    ],
  });
const press = async (user: ReturnType<typeof open>["user"]) =>
  user.click(await screen.findByRole("button", { name: "Order again" }));
const inCart = () => screen.findByRole("heading", { name: "The cart" });
const linesOf = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

describe("ordering again", () => {
  it("is offered once an order is on its way, there or cancelled", async () => {
    const offer = () => screen.queryByRole("button", { name: "Order again" });
    for (const status of ["pending", "processing", "shipped", "delivered", "cancelled"] as const) {
      const { unmount } = open(orderOf([itemOf(tee, "M")], status));
      if (status === "pending" || status === "processing") expect(offer()).not.toBeInTheDocument();
      else await waitFor(() => expect(offer()).toBeVisible());
      unmount();
    }
  });

  it("puts all of it into the cart where nothing has changed", async () => {
    sells(tee, 9);
    sells(hoodie, 9);
    const twice = [itemOf(tee, "M", { quantity: 2 }), itemOf(tee, "M", { id: "item_other" })];
    const { user } = open(orderOf([...twice, itemOf(hoodie, "L")]));
    await user.dblClick(await screen.findByRole("button", { name: "Order again" }));
    expect(await inCart()).toBeVisible();
    expect(kept()).toEqual([
      [tee.name, "M", 3, tee.price],
      [hoodie.name, "L", 1, hoodie.price],
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says first what is gone, short or costs something else", async () => {
    sells(tee, 2, 20_000);
    gone(hoodie);
    const { user } = open(
      orderOf([itemOf(tee, "M", { quantity: 5 }), itemOf(hoodie, "L", { quantity: 2 })]),
    );
    await press(user);
    const dialog = await screen.findByRole("dialog", { name: "Some of it has changed" });
    expect(linesOf(dialog, "Goes into your cart")).toEqual([
      expect.stringMatching(
        /^2 × Gahinga Boxy TeeSize M.*Only 2 left\. The price is now RWF 20,000, it was RWF 18,000\.$/,
      ),
    ]);
    expect(linesOf(dialog, "Can't be ordered now")).toEqual([
      expect.stringMatching(/^2 × Karisimbi Heavy HoodieSize L.*No longer in the shop\.$/),
    ]);
    expect(await complaintsOf(dialog)).toEqual([]);
    expect(kept()).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Not now" }));
    expect(kept()).toEqual([]);

    await press(user);
    await user.dblClick(await screen.findByRole("button", { name: "Add 2 items to cart" }));
    expect(await inCart()).toBeVisible();
    expect(kept()).toEqual([[tee.name, "M", 2, 20_000]]);
  });

  it("counts what is in the cart already", async () => {
    sells(tee, 3);
    sells(hoodie, 1);
    keep(
      { ...cartLineOf(tee, variantOf(tee, "M"), 2), stock_quantity: 3 },
      { ...cartLineOf(hoodie, variantOf(hoodie, "L")), stock_quantity: 1 },
    );
    const { user } = open(orderOf([itemOf(tee, "M", { quantity: 2 }), itemOf(hoodie, "L")]));
    await press(user);
    const dialog = await screen.findByRole("dialog");
    expect(linesOf(dialog, "Can't be ordered now")).toEqual([
      expect.stringMatching(/All that are left are in your cart\.$/),
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Add 1 item to cart" }));
    expect(await inCart()).toBeVisible();
    expect(kept()).toEqual([
      [tee.name, "M", 3, tee.price],
      [hoodie.name, "L", 1, hoodie.price],
    ]);
  });

  it("adds nothing where nothing is left", async () => {
    sells(tee, 0);
    const { user } = open(orderOf([itemOf(tee, "M")], "cancelled"));
    await press(user);
    const dialog = await screen.findByRole("dialog", { name: "None of this can be ordered now" });
    expect(within(dialog).getByText("Sold out.")).toBeVisible();
    expect(within(dialog).queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
    const [close] = within(dialog).getAllByRole("button", { name: "Close" });
    if (close) await user.click(close);
    expect(kept()).toEqual([]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Order again" })).toHaveFocus());
  });

  it("finds a variant that was made anew", async () => {
    sells(tee, 4);
    const { user } = open(orderOf([itemOf(tee, "M", { variant_id: "variant_of_before" })]));
    await press(user);
    expect(await inCart()).toBeVisible();
    expect(kept()).toEqual([[tee.name, "M", 1, tee.price]]);
  });

  it("says when it could not look, and can try again", async () => {
    server.use(
      http.get(
        `*/api/products/${tee.id}`,
        async () => {
          await delay(20);
          return failure(503, "Service temporarily unavailable");
        },
        { once: true },
      ),
    );
    const { user } = open(orderOf([itemOf(tee, "M")]));
    await press(user);
    expect(screen.getByRole("button", { name: "Checking..." })).toBeDisabled();
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(kept()).toEqual([]);
    sells(tee, 4);
    await press(user);
    expect(await inCart()).toBeVisible();
  });
});
