import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { dropDesk } from "~/testing/drops";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { answerShipping } from "~/testing/shipping";
import { CartScreen } from "./cart-screen";

const tee = productNamed("Gahinga Boxy Tee");
const hoodie = productNamed("Karisimbi Heavy Hoodie");

function lineOf(product: Product, size: string, quantity = 1): CartLine {
  const variant = product.variants.find((known) => known.size === size);
  if (!variant) throw new Error(`${product.name} has no size ${size}`);
  return cartLineOf(product, variant, quantity);
}

const keep = (value: unknown) => window.localStorage.setItem(CART_KEY, JSON.stringify(value));
const kept = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];

const serve = (product: Product, changes: Partial<Product>) =>
  server.use(
    http.get(`*/api/products/${product.id}`, () =>
      HttpResponse.json(
        productResponseSchema.parse({ success: true, data: { ...product, ...changes } }),
      ),
    ),
  );
const withStock = (product: Product, stock: number) =>
  serve(product, {
    variants: product.variants.map((variant) => ({ ...variant, stock_quantity: stock })),
  });

const open = () =>
  renderRoute({
    at: "/Cart",
    routes: [
      { path: "/Cart", Component: CartScreen },
      { path: "/checkout", Component: () => <h1>Checkout</h1> },
    ],
  });

async function row(name: string) {
  const rows = await screen.findAllByRole("listitem");
  const found = rows.find((item) => within(item).queryByRole("link", { name }) !== null);
  if (!found) throw new Error(`${name} is in no row`);
  return found;
}
const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const summaryRows = () =>
  summary()
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);

describe("the cart", () => {
  it("says that it is empty and leads back to the shop", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Your Shopping Cart" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("button", { name: "Proceed to Checkout" })).not.toBeInTheDocument();
  });

  it("is empty when the storage holds nonsense", async () => {
    window.localStorage.setItem(CART_KEY, '{"not":"a cart"');
    open();
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  it("keeps the valid lines of a damaged storage", async () => {
    keep([null, 7, { name: "no id" }, lineOf(hoodie, "L")]);
    open();
    expect(await screen.findByRole("link", { name: hoodie.name })).toBeVisible();
    expect(screen.getByText("1 item")).toBeVisible();
  });

  describe("with two products", () => {
    beforeEach(() => keep([lineOf(tee, "M", 2), lineOf(hoodie, "L")]));

    it("shows each line, its variant and the sums", async () => {
      open();
      const first = await row(tee.name);
      expect(within(first).getByText("Size M")).toBeVisible();
      expect(within(first).getByText("White")).toBeVisible();
      expect(within(first).getByText("RWF 18,000")).toBeVisible();
      expect(within(first).getByText("RWF 36,000")).toBeVisible();
      const second = await row(hoodie.name);
      expect(within(second).getAllByText("RWF 45,000")).toHaveLength(1);
      expect(screen.getByText("3 items")).toBeVisible();
      expect(summary().getByText("RWF 81,000")).toBeVisible();
      expect(screen.getByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    });

    it.each([
      [{ flat_fee: 2500 }, "Shipping of RWF 2,500 is added at checkout."],
      [{ free_above: 80_000 }, "Shipping is free."],
    ])("follows the shipping settings: %j", async (changes, text) => {
      server.use(http.get("*/api/shipping", () => HttpResponse.json(answerShipping(changes))));
      open();
      expect(await screen.findByText(text)).toBeVisible();
    });

    it("shows another currency as the converted total, and what is charged", async () => {
      const { user } = open();
      const [first] = await screen.findAllByRole("combobox", { name: "Currency" });
      if (!first) throw new Error("There is no currency select");
      await user.selectOptions(first, "USD");
      expect(summary().getByText("$56.70")).toBeVisible();
      expect(summary().getByText("You pay RWF 81,000, plus RWF 2,000 for shipping.")).toBeVisible();
    });

    it("changes a quantity and keeps it", async () => {
      const { user } = open();
      const first = await row(tee.name);
      await user.click(within(first).getByRole("button", { name: "Increase quantity" }));
      expect(within(first).getByText("RWF 54,000")).toBeVisible();
      expect(screen.getByText("4 items")).toBeVisible();
      expect(kept()[0]).toMatchObject({ quantity: 3, price: 18_000 });
      await user.click(within(first).getByRole("button", { name: "Decrease quantity" }));
      expect(kept()[0]).toMatchObject({ quantity: 2 });
    });

    it("never goes below one", async () => {
      open();
      const second = await row(hoodie.name);
      expect(within(second).getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
    });

    it("removes a line and brings it back to its place", async () => {
      const { user } = open();
      const first = await row(tee.name);
      await user.click(within(first).getByRole("button", { name: `Remove: ${tee.name}` }));
      expect(screen.queryByRole("link", { name: tee.name })).not.toBeInTheDocument();
      expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
      expect(screen.getByText("Removed.")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Undo" }));
      expect(kept().map((line) => line.name)).toEqual([tee.name, hoodie.name]);
      expect(kept()[0]).toMatchObject({ quantity: 2 });
    });

    it("goes to the checkout", async () => {
      const { user, location } = open();
      await user.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
      await waitFor(() => expect(location()).toBe("/checkout"));
    });

    it("flags a changed price and accepts it in one tap", async () => {
      serve(tee, { price: 20_000 });
      const { user, location } = open();
      expect(
        await screen.findByText("The price is now RWF 20,000, it was RWF 18,000."),
      ).toBeVisible();
      expect(screen.getByRole("alert")).toHaveTextContent("One item in your cart has changed.");
      expect(kept()[0]).toMatchObject({ price: 18_000 });

      await user.click(screen.getByRole("button", { name: "Proceed to Checkout" }));
      expect(location()).toBe("/Cart");

      await user.click(screen.getByRole("button", { name: `Update: ${tee.name}` }));
      expect(kept()[0]).toMatchObject({ price: 20_000, quantity: 2 });
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      expect(summary().getByText("RWF 85,000")).toBeVisible();
    });

    it("settles everything that changed in one tap", async () => {
      withStock(tee, 1);
      server.use(http.get(`*/api/products/${hoodie.id}`, () => failure(404, "Product not found.")));
      const { user } = open();
      expect(await screen.findByText("Only 1 left.")).toBeVisible();
      expect(await screen.findByText("No longer in the shop.")).toBeVisible();
      expect(screen.getByText("2 items in your cart have changed.")).toBeVisible();
      const gone = await row(hoodie.name);
      expect(
        within(gone).queryByRole("button", { name: "Increase quantity" }),
      ).not.toBeInTheDocument();

      await user.click(screen.getByRole("button", { name: "Update cart" }));
      expect(kept()).toHaveLength(1);
      expect(kept()[0]).toMatchObject({ name: tee.name, quantity: 1 });
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    });

    it("says that a line is sold out", async () => {
      withStock(hoodie, 0);
      open();
      expect(await screen.findByText("Sold out.")).toBeVisible();
    });

    it("limits the stepper to the current stock", async () => {
      keep([{ ...lineOf(tee, "M", 2), stock_quantity: 2 }]);
      withStock(tee, 3);
      const { user } = open();
      const first = await row(tee.name);
      const more = within(first).getByRole("button", { name: "Increase quantity" });
      await waitFor(() => expect(more).toBeEnabled());
      await user.click(more);
      expect(kept()[0]).toMatchObject({ quantity: 3 });
      expect(more).toBeDisabled();
    });

    it("says so when prices and stock could not be checked, and retries", async () => {
      let calls = 0;
      server.use(
        http.get(`*/api/products/${tee.id}`, () => {
          calls += 1;
          return failure(500, "Server error - please try again");
        }),
      );
      const { user } = open();
      expect(await screen.findByRole("alert")).toHaveTextContent(
        "Prices and stock could not be checked.",
      );
      server.resetHandlers();
      await user.click(screen.getByRole("button", { name: "Retry" }));
      await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
      expect(calls).toBe(1);
    });

    it("sends one request per product", async () => {
      keep([lineOf(tee, "M"), lineOf(tee, "L"), lineOf(hoodie, "L")]);
      const asked: string[] = [];
      server.events.on("request:start", ({ request }) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith("/api/products/")) asked.push(pathname);
      });
      open();
      await row(hoodie.name);
      await waitFor(() => expect(asked).toHaveLength(2));
      server.events.removeAllListeners();
      expect(new Set(asked).size).toBe(2);
    });
  });
});

describe("something on sale", () => {
  const SALE = { price: 14_400, compare_at_price: 18_000 };
  const reducedTee = { ...tee, ...SALE };

  it("shows what it costs now and what it did before", async () => {
    keep([lineOf(reducedTee, "M")]);
    serve(tee, SALE);
    open();
    const shown = await row(tee.name);
    await within(shown).findByText("18,000");
    expect(shown).toHaveTextContent("RWF 14,400 Before 18,000");
  });

  it("says in the summary what it takes off, of one product or of several", async () => {
    keep([lineOf(reducedTee, "M", 2), lineOf(hoodie, "L")]);
    serve(tee, SALE);
    const { container, unmount } = open();
    expect(await screen.findByText("Sale, Gahinga Boxy Tee")).toBeVisible();
    expect(summaryRows()).toEqual([
      "Items (3)RWF 81,000",
      "Sale, Gahinga Boxy Tee−RWF 7,200",
      "TotalRWF 73,800",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
    unmount();

    const hoodieSale = { price: 36_000, compare_at_price: 45_000 };
    keep([lineOf(reducedTee, "M", 2), lineOf({ ...hoodie, ...hoodieSale }, "L")]);
    serve(hoodie, hoodieSale);
    open();
    expect(await screen.findByText("Sale")).toBeVisible();
    expect(summaryRows()).toEqual(["Items (3)RWF 81,000", "Sale−RWF 16,200", "TotalRWF 64,800"]);
  });

  it("says that the price changed rather than what it was before", async () => {
    keep([lineOf(tee, "M")]);
    serve(tee, SALE);
    open();
    const shown = await row(tee.name);
    await within(shown).findByText("The price is now RWF 14,400, it was RWF 18,000.");
    expect(shown).not.toHaveTextContent("Before");
    expect(summaryRows()).toEqual(["Items1", "TotalRWF 18,000"]);
  });
});

describe("something in a drop", () => {
  const opens_at = "2099-12-05T08:00:00.000Z";
  const drop = { handle: "winter", opens_at, has_queue: false };
  beforeEach(() => server.use(...dropDesk(null).handlers));

  it("is not taken to the checkout before it opens, and says when that is", async () => {
    keep([lineOf(tee, "M"), lineOf(hoodie, "L")]);
    serve(tee, { drop });
    const { user, location, container } = open();
    const held = within(await row(tee.name));
    expect(await held.findByText("Opens Dec 5 10:00. It can't be ordered before.")).toBeVisible();
    expect(held.getByRole("link", { name: "See the drop" })).toHaveAttribute(
      "href",
      "/drops/winter",
    );
    expect(screen.getByRole("alert")).toHaveTextContent("One item in your cart can't be ordered");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Proceed to Checkout" }));
    expect(location()).toBe("/Cart");
    await user.click(held.getByRole("button", { name: `Remove: ${tee.name}` }));
    await user.click(screen.getByRole("button", { name: "Proceed to Checkout" }));
    await waitFor(() => expect(location()).toBe("/checkout"));
  });

  it("waits for one's turn where there is a queue, and goes on where there is none", async () => {
    keep([lineOf(tee, "M")]);
    const now = { ...drop, opens_at: "2020-12-05T08:00:00.000Z" };
    serve(tee, { drop: { ...now, has_queue: true } });
    const { unmount } = open();
    expect(await screen.findByText(/^There is a queue for this\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "To the queue" })).toBeVisible();
    unmount();
    serve(tee, { drop: now });
    const { user, location } = open();
    await user.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
    await waitFor(() => expect(location()).toBe("/checkout"));
  });
});
