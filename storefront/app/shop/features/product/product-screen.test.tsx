import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useLocation, useParams } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { WISHLIST_KEY } from "~/lib/wishlist-atoms";
import { readBuyNow } from "~/shop/kept-buy-now";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ProductScreen } from "./product-screen";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const BLACK = "#1b1a1a";
const RED = "#b5301a";

function Screen() {
  const { id = "" } = useParams();
  return <ProductScreen productKey={id} />;
}

function Checkout() {
  return <pre data-testid="state">{JSON.stringify(useLocation().state)}</pre>;
}

/** Opens a product's page; `product` replaces what the server says about the hoodie. */
async function open(product: Partial<Product> = {}, query = "") {
  server.use(
    http.get("*/api/products/:key", () =>
      HttpResponse.json(
        productResponseSchema.parse({ success: true, data: { ...HOODIE, ...product } }),
      ),
    ),
  );
  const view = renderRoute({
    at: `/product/${HOODIE.id}${query}`,
    routes: [
      { path: "/product/:id", Component: Screen },
      { path: "/checkout", Component: Checkout },
    ],
  });
  await screen.findByRole("heading", { level: 1, name: HOODIE.name });
  return view;
}

const withStock = (stockOf: (size: string, color: string) => number) => ({
  variants: HOODIE.variants.map((variant) => ({
    ...variant,
    stock_quantity: stockOf(variant.size, variant.color),
  })),
});
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const variantId = (size: string, color: string) =>
  HOODIE.variants.find((variant) => variant.size === size && variant.color === color)?.id;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** Scoped, since the cards below have swatches too. */
const color = (name: string) =>
  within(screen.getByRole("group", { name: /^Available Colors/ })).getByRole("button", { name });
const quantity = () => within(screen.getByRole("group", { name: /^Quantity/ })).getByRole("status");

afterEach(() => {
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("states", () => {
  const at = (path: string) =>
    renderRoute({ at: path, routes: [{ path: "/product/:id", Component: Screen }] });

  test("loads, then shows the product and three others", async () => {
    at(`/product/${HOODIE.handle}`);
    expect(await screen.findByText("Loading product...")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { level: 1, name: HOODIE.name })).toBeInTheDocument();
    expect(screen.getByText("RWF 45,000")).toBeInTheDocument();
    expect(document.title).toBe(`${HOODIE.name} · STRIVE`);
    const also = await screen.findByRole("region", { name: "You May Also Like" });
    await waitFor(() => expect(within(also).getAllByRole("article")).toHaveLength(3));
    expect(within(also).queryByText(HOODIE.name)).not.toBeInTheDocument();
    expect(within(also).getByRole("link", { name: "View All Products" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  test("says that there is no such product", async () => {
    at("/product/nothing");
    expect(await screen.findByRole("heading", { name: "Product not found." })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View All Products" })).toHaveAttribute("href", "/");
  });

  test("says that it failed, and tries again", async () => {
    server.use(http.get("*/api/products/:key", () => failure(500, "x"), { once: true }));
    const { user } = at(`/product/${HOODIE.id}`);
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load product");
    await user.click(button("Retry"));
    expect(await screen.findByRole("heading", { level: 1, name: HOODIE.name })).toBeInTheDocument();
  });

  test("a failed list leaves the product alone", async () => {
    server.use(http.get("*/api/products/:key/companions", () => failure(500, "x"), { once: true }));
    const { user } = at(`/product/${HOODIE.id}`);
    const also = await screen.findByRole("region", { name: "You May Also Like" });
    expect(await within(also).findByRole("alert")).toHaveTextContent("Failed to load products");
    await user.click(within(also).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(within(also).getAllByRole("article")).toHaveLength(3));
  });

  test("shows at once what a list already loaded", async () => {
    const { user } = at(`/product/${HOODIE.id}`);
    server.use(http.get("*/api/products/:key", () => new Promise<never>(() => undefined)));
    await user.click(await screen.findByRole("link", { name: "Gahinga Boxy Tee" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Gahinga Boxy Tee" }),
    ).toBeInTheDocument();
  });
});

describe("what is shown", () => {
  test("description with its facts, colours and delivery", async () => {
    await open({ description: "Heavy fleece.\n- 480 g cotton\n- Wash cold" });
    const details = screen.getByRole("region", { name: "Product Details" });
    expect(within(details).getByText("Heavy fleece.")).toBeInTheDocument();
    expect(
      within(details)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["480 g cotton", "Wash cold"]);
    const colors = screen.getByRole("group", { name: /^Available Colors/ });
    expect(
      within(colors)
        .getAllByRole("button")
        .map((swatch) => swatch.ariaLabel),
    ).toEqual(["Black", "Red earth"]);
    expect(screen.getAllByText("Outside Kigali").length).toBeGreaterThan(0);
    const returns = screen.getByRole("link", { name: "7 days, exchange or refund" });
    expect(returns).toHaveAttribute("href", "/returns");
  });

  test("one picture at a time, by arrows, dots and thumbnails", async () => {
    const { user } = await open();
    const current = () =>
      screen.getAllByRole("button", { current: true }).map((dot) => dot.ariaLabel);
    expect(current()).toEqual(["Picture 1 of 3", "Picture 1"]);
    await user.click(button("Next picture"));
    expect(current()).toEqual(["Picture 2 of 3", "Picture 2"]);
    await user.click(button("Previous picture"));
    await user.click(button("Previous picture"));
    expect(current()).toEqual(["Picture 3 of 3", "Picture 3"]);
    await user.click(button("Picture 2 of 3"));
    expect(current()).toEqual(["Picture 2 of 3", "Picture 2"]);
    await user.click(button("Picture 1"));
    expect(current()).toEqual(["Picture 1 of 3", "Picture 1"]);
  });

  test("fetches a picture when it is one swipe away", async () => {
    const { user } = await open();
    const slides = within(
      screen.getByRole("region", { name: `Pictures of ${HOODIE.name}` }),
    ).getAllByRole("link", { name: /^Zoom/ });
    const fetched = () => slides.map((slide) => within(slide).queryByRole("img") !== null);
    expect(fetched()).toEqual([true, true, false]);
    await user.click(button("Next picture"));
    expect(fetched()).toEqual([true, true, true]);
    await user.click(button("Previous picture"));
    expect(fetched()).toEqual([true, true, true]);
  });

  test("a product without pictures, sizes and colours", async () => {
    await open({
      images: [],
      image: null,
      image_colors: [],
      sizes: [],
      colors: [],
      variants: [{ id: "only", size: "S", color: "Gray", stock_quantity: 9 }],
    });
    expect(screen.getByRole("img", { name: HOODIE.name })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Next picture" })).not.toBeInTheDocument();
    expect(screen.queryByRole("group", { name: /^Size/ })).not.toBeInTheDocument();
    expect(button("ADD TO CART")).toBeEnabled();
  });
});

describe("choice", () => {
  test("starts with size S and the first colour", async () => {
    const { location } = await open();
    expect(button("S")).toHaveAttribute("aria-pressed", "true");
    expect(color("Black")).toHaveAttribute("aria-pressed", "true");
    expect(location()).toBe(`/product/${HOODIE.id}`);
  });

  test("a colour changes the pictures and the URL, and keeps the size", async () => {
    const { user, location } = await open();
    await user.click(button("M"));
    await waitFor(() => expect(button("M")).toHaveAttribute("aria-pressed", "true"));
    expect(location()).toBe(`/product/${HOODIE.id}?size=M`);
    expect(screen.getByRole("img", { name: "Karisimbi Heavy Hoodie, Black" })).toBeInTheDocument();
    await user.click(color("Red earth"));
    const picture = await screen.findByRole("img", { name: "Karisimbi Heavy Hoodie, Red earth" });
    expect(picture).toHaveAttribute("src", HOODIE.images[1]);
    expect(screen.queryByRole("img", { name: /, Black/ })).not.toBeInTheDocument();
    expect(location()).toBe(`/product/${HOODIE.id}?size=M&color=b5301a`);
    expect(button("M")).toHaveAttribute("aria-pressed", "true");
  });

  test("comes from the URL", async () => {
    await open({}, "?size=XL&color=b5301a");
    expect(button("XL")).toHaveAttribute("aria-pressed", "true");
    expect(color("Red earth")).toHaveAttribute("aria-pressed", "true");
  });

  test("a sold-out size is shown, explained, and can be waited for", async () => {
    const { user, location } = await open(withStock((size) => (size === "L" ? 0 : 9)));
    const sold = button("L, sold out");
    expect(screen.getByText(/^Crossed-out sizes are sold out\./)).toBeInTheDocument();
    await user.click(sold);
    // The form's code comes late, and the address with what it shows.
    expect(await screen.findByRole("region", { name: "Black, L is out of stock" })).toBeVisible();
    expect(location()).toBe(`/product/${HOODIE.id}?size=L`);
    expect(button("L, sold out")).toHaveAttribute("aria-pressed", "true");
    expect(screen.queryByRole("button", { name: "BUY NOW" })).not.toBeInTheDocument();
  });

  test("a chosen size that the colour lacks is not sold and not swapped", async () => {
    const { user } = await open(
      withStock((size, color) => (size === "M" && color === RED ? 0 : 9)),
      "?size=M",
    );
    expect(button("ADD TO CART")).toBeEnabled();
    await user.click(color("Red earth"));
    expect(
      await screen.findByText("Size M in Red earth is sold out. Choose another size."),
    ).toBeInTheDocument();
    expect(button("Out of stock")).toBeDisabled();
  });

  test("a sold-out product", async () => {
    await open(withStock(() => 0));
    expect(button("Out of stock")).toBeDisabled();
    expect(button("BUY NOW")).toBeDisabled();
    expect(button("Increase quantity")).toBeDisabled();
    expect(button("Black, sold out")).toBeInTheDocument();
  });

  test("says so when all that is left is chosen", async () => {
    const { user } = await open(withStock(() => 7));
    expect(screen.queryByText("Only 7 left")).not.toBeInTheDocument();
    for (let times = 1; times < 7; times += 1) await user.click(button("Increase quantity"));
    expect(screen.getByText("Only 7 left")).toBeInTheDocument();
    expect(button("Increase quantity")).toBeDisabled();
  });

  test("few left", async () => {
    await open(withStock(() => 3));
    expect(screen.getByText("Only 3 left")).toBeInTheDocument();
  });
});

describe("buying", () => {
  test("adds the chosen variant and says so for three seconds", async () => {
    const { user } = await open({}, "?size=M&color=b5301a");
    await user.click(button("Increase quantity"));
    await user.click(button("ADD TO CART"));
    const text = "Added 2 Karisimbi Heavy Hoodie to cart!";
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole("status").some((status) => status.textContent === text)).toBe(true);
    expect(stored(CART_KEY)).toEqual([
      {
        id: variantId("M", RED),
        _id: HOODIE.id,
        name: HOODIE.name,
        price: 45_000,
        image: HOODIE.images[1],
        quantity: 2,
        size: "M",
        color: RED,
        stock_quantity: 12,
      },
    ]);
    expect(screen.getAllByRole("link", { name: "Cart, 2 items" }).length).toBeGreaterThan(0);
  });

  test("the message disappears after three seconds", async () => {
    await open();
    vi.useFakeTimers();
    act(() => {
      button("ADD TO CART").click();
    });
    act(() => {
      vi.advanceTimersByTime(2900);
    });
    expect(screen.getByText("Added 1 Karisimbi Heavy Hoodie to cart!")).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.queryByText("Added 1 Karisimbi Heavy Hoodie to cart!")).not.toBeInTheDocument();
  });

  test("adds what still fits, then fails", async () => {
    const { user } = await open(withStock(() => 3));
    await user.click(button("Increase quantity"));
    await user.click(button("ADD TO CART"));
    await user.click(button("ADD TO CART"));
    expect(screen.getByText("Added 1 Karisimbi Heavy Hoodie to cart!")).toBeInTheDocument();
    await user.click(button("ADD TO CART"));
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to add item to cart");
    expect(screen.getByRole("alert")).toHaveTextContent("Your cart already holds all 3.");
    expect(stored(CART_KEY)).toMatchObject([{ quantity: 3 }]);
  });

  test("the quantity stays between 1 and what is left, also for another variant", async () => {
    const { user } = await open(withStock((_, color) => (color === RED ? 1 : 2)));
    expect(button("Decrease quantity")).toBeDisabled();
    await user.click(button("Increase quantity"));
    expect(quantity()).toHaveTextContent("2");
    expect(button("Increase quantity")).toBeDisabled();
    await user.click(color("Red earth"));
    await waitFor(() => expect(quantity()).toHaveTextContent("1"));
  });

  test("BUY NOW takes this product alone to the checkout", async () => {
    const { user, location } = await open({}, "?size=XL");
    await user.click(button("Increase quantity"));
    await user.click(button("BUY NOW"));
    const state = await screen.findByTestId("state");
    expect(location()).toBe("/checkout?from=product");
    const line = readBuyNow();
    expect(line).toMatchObject({ id: variantId("XL", BLACK), _id: HOODIE.id, quantity: 2 });
    expect(JSON.parse(state.textContent)).toEqual({ buyNow: { line } });
    expect(stored(CART_KEY)).toBeNull();
  });

  test("the heart keeps the choice in the wishlist and takes it out again", async () => {
    const { user } = await open({}, "?size=L&color=b5301a");
    await user.click(button("Add to wishlist: Karisimbi Heavy Hoodie"));
    expect(stored(WISHLIST_KEY)).toMatchObject([{ id: HOODIE.id, size: "L", color: RED }]);
    await user.click(button("Remove from wishlist: Karisimbi Heavy Hoodie"));
    expect(stored(WISHLIST_KEY)).toEqual([]);
  });

  test("a second button appears once the first has scrolled out of view", async () => {
    let report: IntersectionObserverCallback = () => undefined;
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const { user } = await open();
    const scroll = (isIntersecting: boolean) =>
      act(async () => {
        const seen = { isIntersecting } as IntersectionObserverEntry;
        report([seen], undefined as unknown as IntersectionObserver);
        await Promise.resolve();
      });
    await scroll(false);
    // Its code is fetched once the page is at rest.
    const second = await waitFor(
      () => {
        const [, found] = screen.getAllByRole("button", { name: "ADD TO CART" });
        if (!found) throw new Error("The bar is missing");
        return found;
      },
      { timeout: 5000 },
    );
    await user.click(second);
    expect(stored(CART_KEY)).toMatchObject([{ quantity: 1 }]);
    await scroll(true);
    expect(screen.getAllByRole("button", { name: "ADD TO CART" })).toHaveLength(1);
  });
});

describe("a reduced price", () => {
  const SALE = {
    price: 36_000,
    compare_at_price: 45_000,
    sale_ends_at: "2026-11-29T22:00:00.000Z",
  };
  test("stands beside the one before, with the last day in Rwanda", async () => {
    await open(SALE);
    expect(document.body).toHaveTextContent(
      "RWF 36,000 Before 45,000Reduced by −20%Until Sun, Nov 29",
    );
  });

  test("is that of the chosen size", async () => {
    const variants = HOODIE.variants.map((variant) =>
      variant.size === "L" ? { ...variant, price: 50_000, compare_at_price: null } : variant,
    );
    await open({ ...SALE, variants }, "?size=L");
    expect(document.body).toHaveTextContent("RWF 50,000");
    expect(document.body).not.toHaveTextContent("Before");
    expect(document.body).not.toHaveTextContent("Until");
  });

  test("of less than one percent has no mark", async () => {
    await open({ ...SALE, price: 44_999 });
    expect(document.body).toHaveTextContent("RWF 44,999 Before 45,000");
    expect(document.body).not.toHaveTextContent("Reduced");
  });
});
