import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { createStore, StoreProvider } from "~/lib/store";
import { WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { wishlistItemOf, type WishlistItem } from "~/lib/wishlist-rules";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { WishlistScreen } from "./wishlist-screen";

const dress = productNamed("Kivu Wrap Dress");
const hoodie = productNamed("Karisimbi Heavy Hoodie");
const scarf = productNamed("Kirehe Scarf");
const RED = "#b5301a";

const wishes = [
  wishlistItemOf(dress, { size: "S", color: RED }),
  wishlistItemOf(hoodie, { size: "M", color: "#1b1a1a" }),
  wishlistItemOf(scarf),
];
function lineOf(product: Product, size: string, color: string, quantity = 1): CartLine {
  const variant = product.variants.find((known) => known.size === size && known.color === color);
  if (!variant) throw new Error(`${product.name} is not made in ${size} ${color}`);
  return cartLineOf(product, variant, quantity);
}

const keep = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const keptWishes = () =>
  JSON.parse(window.localStorage.getItem(WISHLIST_KEY) ?? "[]") as WishlistItem[];
const keptCart = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];
const names = (items: ReadonlyArray<{ name: string }>) => items.map(({ name }) => name);

const serve = (product: Product, changes: Partial<Product>) =>
  server.use(
    http.get(`*/api/products/${product.id}`, () =>
      HttpResponse.json(
        productResponseSchema.parse({ success: true, data: { ...product, ...changes } }),
      ),
    ),
  );
const stockOf = (product: Product, stock: (size: string) => number) =>
  serve(product, {
    variants: product.variants.map((variant) => ({
      ...variant,
      stock_quantity: stock(variant.size),
    })),
  });
const gone = (product: Product) =>
  server.use(http.get(`*/api/products/${product.id}`, () => failure(404, "Product not found.")));
const broken = (product: Product) =>
  server.use(
    http.get(`*/api/products/${product.id}`, () => failure(500, "Server error - please try again")),
  );

const open = () =>
  renderRoute({ at: "/wishlist", routes: [{ path: "/wishlist", Component: WishlistScreen }] });

async function row(name: string) {
  const rows = await within(screen.getByRole("main")).findAllByRole("listitem");
  const found = rows.find((item) => within(item).queryByRole("link", { name }) !== null);
  if (!found) throw new Error(`${name} is in no row`);
  return found;
}
const button = (name: string) => screen.getByRole("button", { name });
const moveOf = (product: Product) => button(`Move to Cart: ${product.name}`);
const summary = () => screen.queryByRole("region", { name: "Summary" });
/** Waits until the latest prices and stock are loaded. */
const isChecked = (queryClient: { isFetching: () => number }) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));
async function openChecked() {
  const view = open();
  await row(dress.name);
  await isChecked(view.queryClient);
  return view;
}

afterEach(() => vi.restoreAllMocks());

it("a gift card has an amount, and no size or colour", async () => {
  keep(WISHLIST_KEY, [wishlistItemOf(giftCard), wishlistItemOf(dress)]);
  await openChecked();
  const card = await row(giftCard.name);
  expect(within(card).getByText("Gift card · RWF 10,000")).toBeVisible();
  expect(within(card).queryByText(/^Size/)).not.toBeInTheDocument();
  expect(within(await row(dress.name)).getByText(/^Size/)).toBeVisible();
});

describe("an empty wishlist", () => {
  it("says so and leads back to the shop", async () => {
    const { container } = open();
    expect(await screen.findByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Your Wishlist" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(summary()).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each(["{", '{"a":1}', "[1,null,{}]", '"text"'])(
    "is what %s in the storage makes",
    async (text) => {
      window.localStorage.setItem(WISHLIST_KEY, text);
      open();
      expect(await screen.findByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    },
  );

  it("shows as loading until the storage was read", () => {
    keep(WISHLIST_KEY, wishes);
    const Stub = createRoutesStub([{ path: "/wishlist", Component: WishlistScreen }]);
    const view = renderToString(
      <StoreProvider store={createStore()}>
        <Stub initialEntries={["/wishlist"]} />
      </StoreProvider>,
    );
    expect(view).toContain("Loading wishlist...");
    expect(view).toContain("Your Wishlist");
    expect(view).not.toContain("Your wishlist is empty");
  });

  it("goes back by keyboard", async () => {
    const { user, location } = open();
    (await screen.findByRole("link", { name: "Back" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location()).toBe("/"));
  });
});

describe("the wishlist", () => {
  beforeEach(() => keep(WISHLIST_KEY, wishes));

  it("shows each item with its size, colour and price, and the sum", async () => {
    const { container } = await openChecked();
    const dressRow = await row(dress.name);
    expect(within(dressRow).getByText("Size S")).toBeVisible();
    expect(within(dressRow).getByText("Red earth")).toBeVisible();
    expect(within(dressRow).getByText("RWF 52,000")).toBeVisible();
    expect(screen.getByText("3 items")).toBeVisible();
    const total = screen.getByRole("region", { name: "Summary" });
    expect(within(total).getByText("Total Wishlist Value")).toBeVisible();
    expect(within(total).getByText("RWF 111,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("keeps the valid items of a damaged storage, and has no sum for one item", async () => {
    keep(WISHLIST_KEY, [null, 7, { name: "no id" }, wishes[0], wishes[0]]);
    open();
    await row(dress.name);
    expect(screen.getByText("1 item")).toBeVisible();
    expect(summary()).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Move All to Cart" })).not.toBeInTheDocument();
  });

  it("shows another currency as converted prices and their converted sum", async () => {
    const { user } = await openChecked();
    const [first] = screen.getAllByRole("combobox", { name: "Currency" });
    if (!first) throw new Error("There is no currency select");
    await user.selectOptions(first, "USD");
    expect(within(await row(dress.name)).getByText("$36.40")).toBeVisible();
    expect(
      within(screen.getByRole("region", { name: "Summary" })).getByText("$77.70"),
    ).toBeVisible();
  });

  it("follows what another tab does", async () => {
    open();
    await row(dress.name);
    keep(WISHLIST_KEY, wishes.slice(1, 2));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: WISHLIST_KEY })));
    expect(screen.queryByRole("link", { name: dress.name })).not.toBeInTheDocument();
    expect(screen.getByText("1 item")).toBeVisible();
  });

  it("removes an item and brings it back to its place", async () => {
    const { user } = await openChecked();
    await user.click(button(`Remove: ${hoodie.name}`));
    expect(names(keptWishes())).toEqual([dress.name, scarf.name]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(screen.getByText("Removed.")).toBeVisible();
    await user.click(button("Undo"));
    expect(names(keptWishes())).toEqual([dress.name, hoodie.name, scarf.name]);
  });

  it("moves the chosen variant to the cart and undoes it", async () => {
    const { user } = await openChecked();
    await user.click(moveOf(dress));
    expect(await screen.findByText("Moved Kivu Wrap Dress to cart.")).toBeVisible();
    expect(keptCart()).toEqual([lineOf(dress, "S", RED)]);
    expect(names(keptWishes())).toEqual([hoodie.name, scarf.name]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await user.click(button("Undo"));
    expect(keptCart()).toEqual([]);
    expect(names(keptWishes())).toEqual([dress.name, hoodie.name, scarf.name]);
  });

  it("adds to an existing cart line, and undo restores that line", async () => {
    const before = { ...lineOf(dress, "S", RED, 2), price: 50_000 };
    keep(CART_KEY, [before]);
    const { user } = await openChecked();
    await user.click(moveOf(dress));
    await waitFor(() => expect(keptCart()).toMatchObject([{ quantity: 3, price: 52_000 }]));
    await user.click(button("Undo"));
    expect(keptCart()).toEqual([before]);
  });

  it("moves all, and undo restores them in their order", async () => {
    const { user } = await openChecked();
    await user.click(button("Move All to Cart"));
    expect(await screen.findByText("Moved 3 items to cart.")).toBeVisible();
    expect(names(keptCart())).toEqual([dress.name, hoodie.name, scarf.name]);
    expect(screen.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(button("Undo"));
    expect(keptCart()).toEqual([]);
    expect(names(keptWishes())).toEqual([dress.name, hoodie.name, scarf.name]);
  });

  it("can be used by keyboard alone", async () => {
    const { user } = await openChecked();
    moveOf(dress).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(keptCart()).toHaveLength(1));
  });

  it("flags what is gone, sold out or has a new price", async () => {
    gone(dress);
    stockOf(scarf, () => 0);
    serve(hoodie, { price: 47_000 });
    await openChecked();
    expect(await screen.findByText("No longer in the shop.")).toBeVisible();
    expect(screen.getByText("Sold out.")).toBeVisible();
    expect(screen.getByText("The price is now RWF 47,000, it was RWF 45,000.")).toBeVisible();
    expect(moveOf(dress)).toBeDisabled();
    expect(moveOf(scarf)).toBeDisabled();
    expect(moveOf(hoodie)).toBeEnabled();
  });

  it("leads to the product where only this size and colour is sold out", async () => {
    stockOf(dress, (size) => (size === "S" ? 0 : 3));
    await openChecked();
    expect(await screen.findByText("Sold out in this size and colour.")).toBeVisible();
    expect(screen.getByRole("link", { name: `Choose another: ${dress.name}` })).toHaveAttribute(
      "href",
      `/product/${dress.id}`,
    );
  });

  it("says that a size and colour is no longer sold", async () => {
    keep(WISHLIST_KEY, [{ ...wishlistItemOf(dress), size: "XXXL" }]);
    await openChecked();
    expect(await screen.findByText("No longer sold in this size and colour.")).toBeVisible();
    expect(moveOf(dress)).toBeDisabled();
  });

  it("does not put more into the cart than there are", async () => {
    keep(CART_KEY, [lineOf(dress, "S", RED, 2)]);
    stockOf(dress, () => 2);
    await openChecked();
    expect(await screen.findByText("All that are left are in your cart.")).toBeVisible();
    expect(moveOf(dress)).toBeDisabled();
  });

  it("accepts a new price in one tap", async () => {
    serve(hoodie, { price: 47_000 });
    const { user } = await openChecked();
    await user.click(await screen.findByRole("button", { name: `Update: ${hoodie.name}` }));
    expect(keptWishes()[1]).toMatchObject({ price: 47_000 });
    expect(screen.queryByText(/The price is now/)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("moves at the price that was shown as the new one", async () => {
    serve(hoodie, { price: 47_000 });
    const { user } = await openChecked();
    await screen.findByText(/The price is now/);
    await user.click(moveOf(hoodie));
    await waitFor(() => expect(keptCart()).toMatchObject([{ price: 47_000 }]));
  });

  it("moves what can be moved and says what stayed and why", async () => {
    gone(dress);
    stockOf(scarf, () => 0);
    const { user } = await openChecked();
    await screen.findByText("No longer in the shop.");
    await user.click(button("Move All to Cart"));
    expect(await screen.findByText("Moved Karisimbi Heavy Hoodie to cart.")).toBeVisible();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("2 items stayed in your wishlist.");
    expect(alert).toHaveTextContent("Kivu Wrap Dress: No longer in the shop.");
    expect(alert).toHaveTextContent("Kirehe Scarf: Sold out.");
    expect(names(keptWishes())).toEqual([dress.name, scarf.name]);

    await user.click(button(`Remove: ${dress.name}`));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says so when nothing could be moved", async () => {
    keep(WISHLIST_KEY, wishes.slice(0, 2));
    gone(dress);
    gone(hoodie);
    const { user } = await openChecked();
    await screen.findAllByText("No longer in the shop.");
    await user.click(button("Move All to Cart"));
    expect(await screen.findByRole("alert")).toHaveTextContent("2 items stayed in your wishlist.");
    expect(screen.queryByText(/^Moved/)).not.toBeInTheDocument();
    expect(keptCart()).toEqual([]);
  });

  it("waits for the check when pressed early, and shows a new price first", async () => {
    let answer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`*/api/products/${hoodie.id}`, async () => {
        await mayAnswer;
        return HttpResponse.json(
          productResponseSchema.parse({ success: true, data: { ...hoodie, price: 47_000 } }),
        );
      }),
    );
    const { user } = open();
    await row(hoodie.name);
    await user.click(moveOf(hoodie));
    expect(moveOf(hoodie)).toBeDisabled();
    answer();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "One item stayed in your wishlist.Karisimbi Heavy Hoodie: The price is now RWF 47,000, it was RWF 45,000.",
    );
    expect(keptCart()).toEqual([]);
    await user.click(moveOf(hoodie));
    await waitFor(() => expect(keptCart()).toMatchObject([{ price: 47_000 }]));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says so when prices and stock could not be checked, and retries", async () => {
    broken(dress);
    const { user } = await openChecked();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Prices and stock could not be checked.",
    );
    await user.click(moveOf(dress));
    expect(await screen.findByText("One item stayed in your wishlist.")).toBeVisible();
    expect(keptCart()).toEqual([]);
    server.resetHandlers();
    await user.click(button("Retry"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
    await user.click(moveOf(dress));
    await waitFor(() => expect(keptCart()).toHaveLength(1));
  });

  it("does not wait while offline", async () => {
    server.use(http.get(`*/api/products/${dress.id}`, () => delay("infinite")));
    const { user } = open();
    await row(dress.name);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(moveOf(dress));
    expect(await screen.findByText("One item stayed in your wishlist.")).toBeVisible();
    expect(names(keptWishes())).toContain(dress.name);
  });

  it("sends one request per product", async () => {
    const asked: string[] = [];
    server.events.on("request:start", ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/api/products/")) asked.push(pathname);
    });
    await openChecked();
    server.events.removeAllListeners();
    expect(asked.toSorted()).toEqual(wishes.map(({ id }) => `/api/products/${id}`).toSorted());
  });
});
