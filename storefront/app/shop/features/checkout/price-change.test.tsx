import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { saveBuyNow } from "~/shop/buy-now";
import { readBuyNow } from "~/shop/kept-buy-now";
import { productNamed } from "~/testing/fixtures";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import {
  changes,
  confirmed,
  keepTypedForm,
  openCheckout,
  press,
  summaryRows,
} from "~/testing/open-checkout";

const tee = productNamed("Gahinga Boxy Tee");
const hoodie = productNamed("Karisimbi Heavy Hoodie");
function lineOf(product: Product, quantity: number): CartLine {
  const [variant] = product.variants;
  if (variant === undefined) throw new Error(`${product.name} has no variants`);
  return cartLineOf(product, variant, quantity);
}
const LINES = [lineOf(tee, 2), lineOf(hoodie, 1)];
const SEEN = 2 * tee.price + hoodie.price + 2000;

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify(LINES));
  keepTypedForm();
  desk = orderDesk();
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

/** Staff change the price after the page was opened, and before the order is sent. */
function reprice(product: Product, price: number, compare_at_price: number | null = null) {
  desk.now.prices.set(product.id, price);
  const data = { ...product, price, compare_at_price };
  const answer = productResponseSchema.parse({ success: true, data });
  server.use(http.get(`*/api/products/${product.id}`, () => HttpResponse.json(answer)));
}

const changed = () => screen.findByText("The price of your order has changed.");
const cart = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];
const sent = () => desk.received.orders.map(({ body }) => body.expected_total);

describe("an order whose price has changed", () => {
  it("shows what changed, and is placed at the new total under the same key", async () => {
    const { user } = openCheckout();
    await screen.findByRole("button", { name: "Place Order" });
    reprice(tee, 20_000);
    await press(user, "Place Order");
    expect(await changed()).toBeVisible();
    expect(screen.getByText("Nothing was charged, and nothing is ordered yet.")).toBeVisible();
    expect(changes()).toEqual([
      "Gahinga Boxy TeeSize XS · White · 2 pcRWF 40,000before: RWF 36,000",
      "New totalRWF 87,000before: RWF 83,000",
    ]);
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    expect(summary.getAllByText("RWF 87,000")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Place Order" })).not.toBeInTheDocument();

    await press(user, "Place order at RWF 87,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([SEEN, SEEN + 4000]);
    expect(new Set(desk.received.orders.map(({ key }) => key)).size).toBe(1);
    expect(cart()).toEqual([]);
  });

  it("leaves the new prices in the cart for whoever goes back there", async () => {
    const { user, location } = openCheckout();
    await screen.findByRole("button", { name: "Place Order" });
    reprice(hoodie, 40_000);
    await press(user, "Place Order");
    await changed();
    expect(cart().map(({ price }) => price)).toEqual([tee.price, hoodie.price]);
    const form = within(screen.getByRole("form", { name: "Checkout" }));
    await user.click(form.getByRole("link", { name: "Back to cart" }));
    await waitFor(() => expect(location()).toBe("/Cart"));
    expect(cart().map(({ price }) => price)).toEqual([tee.price, 40_000]);
  });

  it("does the same for one product that is bought at once", async () => {
    saveBuyNow(lineOf(hoodie, 1));
    const { user } = openCheckout("/checkout?from=product");
    await screen.findByRole("button", { name: "Place Order" });
    reprice(hoodie, 40_000);
    await press(user, "Place Order");
    await changed();
    // The line is cut after the new price was accepted: it is kept, and so is the key.
    server.use(http.post("*/api/orders", () => HttpResponse.error(), { once: true }));
    await press(user, "Place order at RWF 42,000");
    expect(await screen.findByText(/it can't be placed twice/)).toBeVisible();
    expect(readBuyNow()?.price).toBe(40_000);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([hoodie.price + 2000, 42_000]);
    expect(new Set(desk.received.orders.map(({ key }) => key)).size).toBe(1);
  });

  it("counts the delivery, and asks again when the price changes again", async () => {
    const { user } = openCheckout();
    await screen.findByRole("button", { name: "Place Order" });
    desk.now.shippingRwf = 3500;
    await press(user, "Place Order");
    await changed();
    expect(changes()).toEqual([
      "Delivery to GasaboRWF 3,500before: RWF 2,000",
      "New totalRWF 84,500before: RWF 83,000",
    ]);
    reprice(tee, 17_000);
    await press(user, "Place order at RWF 84,500");
    await screen.findByRole("button", { name: "Place order at RWF 82,500" });
    expect(changes()).toEqual([
      "Gahinga Boxy TeeSize XS · White · 2 pcRWF 34,000before: RWF 36,000",
      "New totalRWF 82,500before: RWF 84,500",
    ]);
    await press(user, "Place order at RWF 82,500");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([SEEN, SEEN + 1500, SEEN - 500]);
  });
});

describe("an order of something on sale", () => {
  const keepReduced = () => {
    const reduced = { ...lineOf(hoodie, 1), price: 36_000 };
    window.localStorage.setItem(CART_KEY, JSON.stringify([lineOf(tee, 2), reduced]));
    reprice(hoodie, 36_000, 45_000);
  };
  const REDUCED = [
    "Items (3)RWF 81,000",
    "Sale, Karisimbi Heavy Hoodie−RWF 9,000",
    "ShippingRWF 2,000",
    "TotalRWF 74,000",
  ];
  const sale = () => screen.findByText("Sale, Karisimbi Heavy Hoodie");
  const line = (name: string) =>
    within(screen.getByRole("region", { name: "Order summary" }))
      .getAllByRole("listitem")
      .find((item) => within(item).queryByText(name) !== null);

  it("says what the sale takes off, and is placed at the same total", async () => {
    keepReduced();
    const { user } = openCheckout();
    expect(await sale()).toBeVisible();
    expect(summaryRows()).toEqual(REDUCED);
    expect(line(hoodie.name)).toHaveTextContent("RWF 36,000 Before 45,000");
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([74_000]);
  });

  it("says nothing of a sale that is over", async () => {
    keepReduced();
    const { user } = openCheckout();
    await sale();
    reprice(hoodie, 45_000);
    await press(user, "Place Order");
    await changed();
    expect(summaryRows()).toEqual(["SubtotalRWF 81,000", "ShippingRWF 2,000", "TotalRWF 83,000"]);
    expect(line(hoodie.name)).not.toHaveTextContent("Before");
  });

  it("says what a deeper sale takes off, once that is known", async () => {
    keepReduced();
    const { user } = openCheckout();
    await sale();
    reprice(hoodie, 30_000, 45_000);
    await press(user, "Place Order");
    await changed();
    await waitFor(() =>
      expect(summaryRows()).toEqual([
        "Items (3)RWF 81,000",
        "Sale, Karisimbi Heavy Hoodie−RWF 15,000",
        "ShippingRWF 2,000",
        "TotalRWF 68,000",
      ]),
    );
    expect(cart().map(({ price }) => price)).toEqual([tee.price, 36_000]);
  });
});
