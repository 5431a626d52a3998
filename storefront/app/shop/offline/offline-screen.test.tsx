import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { products } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { noteFresh, noteKept } from "./kept-since";
import { OfflineScreen } from "./offline-screen";
import { ShopOfflineBar } from "./shop-offline-bar";

const [product] = products;
if (!product) throw new Error("The fixtures have no product");

const open = (page: string) =>
  renderRoute({
    at: `/offline?page=${encodeURIComponent(page)}`,
    routes: [
      { path: "/offline", Component: OfflineScreen },
      { path: "/product/:id", Component: () => <h1>Product</h1> },
      { path: "/", Component: () => <h1>All products</h1> },
    ],
  });

beforeEach(() => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false));
afterEach(() => vi.restoreAllMocks());

it("says that a page is not here, and what is", async () => {
  const { user, container } = open("/about");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("You're offline");
  expect(screen.getByText(/^This page isn't on your phone yet/)).toBeVisible();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/Cart");
  const kept = within(main.getByRole("region", { name: "Seen on this phone" }));
  expect(await kept.findByRole("link", { name: new RegExp(product.name) })).toHaveAttribute(
    "href",
    `/product/${product.handle}`,
  );
  expect(await complaintsOf(container)).toEqual([]);
  await user.type(kept.getByRole("searchbox"), "nothing of that kind");
  expect(await kept.findByText("Nothing you've seen matches.")).toBeVisible();
});

it.each([
  [`/product/${product.handle}?size=M`, "Product"],
  ["/?q=tee", "All products"],
])("goes on to %s, which what is here can be made into", async (page, title) => {
  const { location } = open(page);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(location()).toBe(page);
});

it("says of when the oldest of what is shown is, with and without network", async () => {
  renderRoute({
    at: "/here",
    routes: [{ path: "/here", Component: () => <ShopOfflineBar /> }],
  });
  vi.mocked(vi.spyOn(navigator, "onLine", "get")).mockReturnValue(true);
  const main = within(screen.getByRole("main"));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
  vi.setSystemTime(Date.UTC(2026, 10, 27, 12, 30));
  act(() => {
    noteKept(Date.UTC(2026, 10, 27, 12, 20));
    noteKept(Date.UTC(2026, 10, 27, 12, 5));
  });
  expect(await main.findByRole("alert")).toHaveTextContent("Shown as of 14:05");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(main.getByRole("alert")).toHaveTextContent("Network offline · Shown as of 14:05");
  act(noteFresh);
  expect(main.getByRole("alert")).toHaveTextContent("Network offline");
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
  vi.useRealTimers();
});
