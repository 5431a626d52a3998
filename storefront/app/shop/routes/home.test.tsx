import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { haveConnection } from "~/testing/connection";
import { complaintsOf } from "~/testing/axe";
import { answerCategories, answerProducts } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import Home from "./home";

const open = (at = "/") => renderRoute({ at, routes: [{ path: "/", Component: Home }] });
const cards = () => screen.findAllByRole("article");
const at = (location: () => string, address: string) =>
  waitFor(() => expect(location()).toBe(address));
const gender = (name: string) =>
  within(screen.getByRole("group", { name: "Gender" })).getByRole("link", { name });
/** The URL changes a little before its screen is rendered. */
const current = (link: HTMLElement, isCurrent: boolean) =>
  waitFor(() =>
    isCurrent
      ? expect(link).toHaveAttribute("aria-current", "true")
      : expect(link).not.toHaveAttribute("aria-current"),
  );
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null");

describe("home", () => {
  it("has nothing that axe complains about", async () => {
    const { container } = open();
    await cards();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each(["/?q=linen", "/?show=8"])(
    "loads and shows %s without a complaint of axe",
    async (address) => {
      open(address);
      const region = screen.getByRole("region", { name: "Shop" });
      expect(await complaintsOf(region)).toEqual([]);
      await screen.findByText(/products?$|^No products found matching your/);
      expect(await complaintsOf(region)).toEqual([]);
    },
  );

  it("shows the brand, the first four products and every category", async () => {
    open();
    expect(screen.getByText("Loading products...")).toBeVisible();
    expect(screen.getByText("Loading categories...")).toBeVisible();
    expect(await cards()).toHaveLength(4);
    expect(screen.getByRole("heading", { level: 1, name: "STRIVE" })).toBeVisible();
    expect(screen.getByText("18 products")).toBeVisible();
    expect(screen.getByRole("link", { name: "Hoodies" })).toHaveAttribute(
      "href",
      "/?category=Hoodies",
    );
    expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
    expect(await screen.findByRole("heading", { name: "Mission" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Vision" })).toBeVisible();
  });

  it("adds four with each View More Products, until there are no more", async () => {
    const { user, location } = open("/?show=12");
    expect(await cards()).toHaveLength(12);
    await user.click(screen.getByRole("link", { name: "View More Products" }));
    await at(location, "/?show=16");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(16));
    expect(screen.getByText("16 of 18")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "View More Products" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(18));
    expect(screen.queryByRole("link", { name: "View More Products" })).not.toBeInTheDocument();
  });

  it("filters by category and gender, sorts, and goes back to the first page", async () => {
    const { user, location } = open("/?show=8");
    await cards();
    const accessories = await screen.findByRole("link", { name: "Accessories" });
    await user.click(accessories);
    await current(accessories, true);
    await at(location, "/?category=Accessories");
    await user.selectOptions(await screen.findByLabelText("Sort"), "HIGH-LOW");
    await at(location, "/?category=Accessories&sort=price_desc");
    expect(await screen.findByRole("heading", { name: "Moto High-Top" })).toBeVisible();
    await waitFor(() =>
      expect(gender("Women")).toHaveAttribute(
        "href",
        "/?category=Accessories&gender=women&sort=price_desc",
      ),
    );
    await user.click(gender("Women"));
    await current(gender("Women"), true);
    await at(location, "/?category=Accessories&gender=women&sort=price_desc");
    await user.click(gender("Women"));
    await current(gender("Women"), false);
    await at(location, "/?category=Accessories&sort=price_desc");
  });

  it("searches after a pause and says what was not found", async () => {
    const { user, location } = open("/?category=Jackets&gender=kids");
    const field = screen.getByLabelText("Search");
    await user.type(field, "linen");
    expect(
      await screen.findByRole("heading", {
        name: 'No products found in "Jackets" category matching "linen" for kids',
      }),
    ).toBeVisible();
    await at(location, "/?category=Jackets&gender=kids&q=linen");
    await user.click(screen.getByRole("link", { name: "Clear filters" }));
    await at(location, "/");
    expect(await cards()).toHaveLength(4);
    expect(field).toHaveValue("");
  });

  it.each([
    ["/?gender=kids&q=linen", 'No products found matching "linen" for kids'],
    ["/?q=linen", 'No products found matching "linen"'],
    ["/?category=Shoes", 'No products found in "Shoes" category'],
    ["/?category=Shoes&gender=men", 'No products found in "Shoes" category for men'],
  ])("at %s says: %s", async (address, sentence) => {
    open(address);
    expect(await screen.findByRole("heading", { name: sentence })).toBeVisible();
    expect(screen.getByText("No products found matching your filters.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Clear filters" })).toHaveAttribute("href", "/");
  });

  it("has nothing to clear in an empty shop", async () => {
    server.use(
      http.get("*/api/products", ({ request }) =>
        HttpResponse.json(answerProducts(new URL(request.url).searchParams, [])),
      ),
    );
    open();
    expect(await screen.findByRole("heading", { name: "No products found" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Clear filters" })).not.toBeInTheDocument();
  });

  it("keeps the focus when the link that cleared the filters disappears", async () => {
    const { user } = open("/?q=linen");
    await user.click(await screen.findByRole("link", { name: "Clear filters" }));
    await cards();
    const region = within(screen.getByRole("region", { name: "Shop" }));
    expect(region.getByRole("heading", { name: "Shop" })).toHaveFocus();
  });

  it("fetches small pictures when data is saved", async () => {
    haveConnection({ effectiveType: "2g" });
    open();
    const [card] = await cards();
    // eslint-disable-next-line testing-library/no-node-access -- a source has no role
    expect(card?.querySelector("source")).toHaveAttribute(
      "sizes",
      "(min-width: 64rem) 160px, 24vw",
    );
    expect(document.documentElement).toHaveAttribute("data-saving");
  });

  it("asks for the best matches first in a search, until another order is chosen", async () => {
    const orders: (string | null)[] = [];
    server.use(
      http.get("*/api/products", ({ request }) => {
        orders.push(new URL(request.url).searchParams.get("sort"));
      }),
    );
    const { user, location } = open("/?q=moto");
    expect((await cards()).length).toBeGreaterThan(0);
    const sort = screen.getByLabelText("Sort");
    expect(sort).toHaveDisplayValue("CLOSEST");
    expect(new Set(orders)).toEqual(new Set(["relevance"]));
    await user.selectOptions(sort, "LATEST");
    await at(location, "/?q=moto&sort=latest");
    await waitFor(() => expect(orders).toContain("latest"));
    await user.selectOptions(sort, "CLOSEST");
    await at(location, "/?q=moto");
  });

  it("says that products failed to load and tries again", async () => {
    server.use(http.get("*/api/products", () => failure(500, "broken"), { once: true }));
    const { user } = open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load products");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await cards()).toHaveLength(4);
  });

  it("says that categories failed to load and tries again; products stay", async () => {
    server.use(http.get("*/api/categories", () => HttpResponse.error(), { once: true }));
    const { user } = open();
    const message = await screen.findByText("Failed to load categories");
    expect(await cards()).toHaveLength(4);
    await user.click(within(message).getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Hoodies" })).toBeVisible();
  });

  it("says when there are no categories", async () => {
    server.use(http.get("*/api/categories", () => HttpResponse.json(answerCategories([]))));
    open();
    expect(await screen.findByText("No categories available")).toBeVisible();
  });

  it("asks for the size, adds the colour that the card shows, and merges a second one", async () => {
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Add to Cart: Gahinga Boxy Tee" });
    for (let press = 0; press < 2; press += 1) {
      await user.click(button);
      const picker = within(await screen.findByRole("dialog"));
      await user.click(picker.getByRole("button", { name: "White, S, in stock" }));
      await user.click(picker.getByRole("button", { name: "ADD TO CART" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
    expect(screen.getByText("Added 1 Gahinga Boxy Tee to cart! White, S")).toBeVisible();
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/Cart");
    expect(button).toHaveTextContent("Added");
    expect(stored("cartItems")).toMatchObject([
      { _id: "prod_01", quantity: 2, size: "S", color: "#f2f0ea", price: 18_000 },
    ]);
    expect(screen.getAllByRole("link", { name: /^Cart, ?2 items$/ })).not.toHaveLength(0);
  });

  it("keeps a sold-out product in its place", async () => {
    const { user } = open("/?q=moto");
    const tell = { name: "Tell me when it's back: Moto High-Top" };
    await user.click(await screen.findByRole("button", tell));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("link", { name: "Buy Now: Moto High-Top" })).toHaveAttribute(
      "href",
      "/product/prod_07",
    );
  });

  it("puts a product into the wishlist and takes it out again", async () => {
    const { user } = open();
    await user.click(
      await screen.findByRole("button", { name: "Add to wishlist: Kivu Wrap Dress" }),
    );
    const heart = screen.getByRole("button", { name: "Remove from wishlist: Kivu Wrap Dress" });
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(stored("wishlistItems")).toMatchObject([{ id: "prod_03", quantity: 1, price: 52_000 }]);
    await user.click(heart);
    expect(stored("wishlistItems")).toEqual([]);
  });

  it("starts with what is stored, and survives garbage in it", async () => {
    window.localStorage.setItem("cartItems", JSON.stringify([{ id: "v1", quantity: 3 }]));
    window.localStorage.setItem("wishlistItems", "not json {");
    const { user } = open();
    expect(
      (await screen.findAllByRole("link", { name: /^Cart, ?3 items$/ })).length,
    ).toBeGreaterThan(0);
    await user.click(
      await screen.findByRole("button", { name: "Add to wishlist: Kivu Wrap Dress" }),
    );
    expect(stored("wishlistItems")).toHaveLength(1);
  });

  it("follows a change in another tab", async () => {
    open();
    await cards();
    window.localStorage.setItem("cartItems", JSON.stringify([{ id: "v1", quantity: 5 }]));
    window.dispatchEvent(new StorageEvent("storage", { key: "cartItems" }));
    expect(
      (await screen.findAllByRole("link", { name: /^Cart, ?5 items$/ })).length,
    ).toBeGreaterThan(0);
  });

  it("says that the film is coming", async () => {
    const { user } = open();
    const play = screen.getByRole("button", { name: "Play the film" });
    await user.click(play);
    const dialog = await screen.findByRole("dialog", { name: "The STRIVE film" });
    expect(within(dialog).getByText("Film coming soon")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(play).toHaveFocus();
  });

  it("says when the network is offline", async () => {
    open();
    await cards();
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    window.dispatchEvent(new Event("offline"));
    expect(await screen.findByText("Network offline")).toBeVisible();
    Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("Network offline")).not.toBeInTheDocument());
  });
});
