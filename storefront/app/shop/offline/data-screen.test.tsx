import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CACHES, ownCacheOf } from "~/lib/offline/caches";
import { chooseKeeping, keepsPages } from "~/lib/offline/keeping";
import { complaintsOf } from "~/testing/axe";
import { haveCaches, haveNoCaches } from "~/testing/caches";
import { products } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import NotFoundRoute from "../routes/not-found";

const [product, other] = products;
if (!product || !other) throw new Error("The fixtures have too few products");

const open = () =>
  renderRoute({
    at: "/data-and-offline",
    routes: [{ path: "/data-and-offline", Component: NotFoundRoute }],
  });
const heading = () => screen.findByRole("heading", { level: 1, name: "Data and offline" });
const keepSwitch = () => screen.findByRole("switch", { name: "Keep pages I've opened" });

const page = (title: string, at: Date) =>
  new Response(`<head><title>${title} · STRIVE</title></head>`, {
    headers: { Date: at.toUTCString() },
  });
const EVENING = new Date(Date.UTC(2020, 10, 26, 18, 5));
const NIGHT = new Date(Date.UTC(2020, 10, 26, 21, 5));

/** A phone on which two pages were loaded, and two products seen: one of them within the shop. */
async function havePages() {
  const storage = haveCaches();
  const put = async (cache: string, address: string, answer: Response) =>
    (await storage.open(cache)).put(address, answer);
  await put(CACHES.pages, "/rw/about", page("Abo turi bo &amp; inkuru", EVENING));
  await put(CACHES.pages, `/product/${product?.id}`, page("Loaded", NIGHT));
  await put(CACHES.pages, "/data-and-offline", page("Data and offline", NIGHT));
  await put(CACHES.screens, "/Cart", new Response("x".repeat(360_000)));
  await put(CACHES.pictures, "/uploads/a.webp", new Response("x".repeat(1_400_000)));
  await put(ownCacheOf("a"), "/api/orders", new Response("{}"));
  for (const data of [product, other]) {
    const answer = Response.json({ data }, { headers: { Date: EVENING.toUTCString() } });
    await put(CACHES.catalogue, `/api/products/${data?.handle}`, answer);
  }
  await put(CACHES.catalogue, "/api/products?limit=8", Response.json({ data: products }));
  return storage;
}

const listed = async () => {
  const list = await screen.findByRole("region", { name: "Saved pages" });
  return within(list)
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.textContent]);
};

afterEach(() => {
  haveNoCaches();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("what is on the phone", () => {
  it("is listed by what opens without network, the newest first, and counted as it is stored", async () => {
    await havePages();
    const { container } = open();
    await heading();
    expect(await listed()).toEqual([
      [`/product/${product.id}`, "LoadedKept 26/11 23:05"],
      ["/rw/about", "Abo turi bo & inkuruKept 26/11 20:05"],
      [`/product/${other.handle}`, `${other.name}Kept 26/11 20:05`],
    ]);
    expect(screen.getByText(/^3 pages, 1\.4\sMB$/)).toBeVisible();
    expect(screen.getByText(/^And 0\.4\sMB for the shop itself/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is deleted at once, and what that did is told; the shop and what is the shopper's stay", async () => {
    const storage = await havePages();
    window.localStorage.setItem("cartItems", "[]");
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Delete" });
    await user.click(button);
    expect(
      await screen.findByText(
        /^Deleted: 3 pages, 1\.4\sMB\. Your cart and wishlist are still here\.$/,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    expect(button).toHaveFocus();
    expect(await storage.keys()).toEqual([CACHES.screens]);
    expect(window.localStorage.getItem("cartItems")).toBe("[]");
    expect(screen.queryByRole("region", { name: "Saved pages" })).not.toBeInTheDocument();
  });

  it("is kept no more once that is switched off, until it is on again", async () => {
    const storage = await havePages();
    window.localStorage.setItem("offlinePrepared", " build all");
    const { user } = open();
    const keep = await keepSwitch();
    expect(keep).toHaveAccessibleDescription(/^Up to 30 pages/);
    expect(await screen.findByText(/^3 pages/)).toBeVisible();
    await user.click(keep);
    await waitFor(() => expect(keep).not.toBeChecked());
    expect(await screen.findByText(/^Nothing is kept any more/)).toBeVisible();
    expect(screen.getByText("Nothing is kept.")).toBeVisible();
    expect((await storage.keys()).filter((name) => name.startsWith("shop-"))).toEqual([]);
    expect(await keepsPages()).toBe(false);
    expect(window.localStorage.getItem("offlinePrepared")).toBeNull();
    await user.click(keep);
    await waitFor(() => expect(keep).toBeChecked());
    expect(screen.getByText(/^From now on, what you open is kept/)).toBeVisible();
    expect(await keepsPages()).toBe(true);
  });

  it("is switched by what the phone says, though counting all that it has takes long", async () => {
    const storage = await havePages();
    await chooseKeeping(false);
    vi.spyOn(storage, "keys").mockReturnValue(new Promise(() => undefined));
    const { user } = open();
    const keep = await keepSwitch();
    await waitFor(() => expect(keep).not.toBeChecked());
    expect(screen.getByText("Counting...")).toBeVisible();
    await user.click(keep);
    expect(await screen.findByText(/^From now on, what you open is kept/)).toBeVisible();
    expect(await keepsPages()).toBe(true);
  });

  it("says when a deletion fails", async () => {
    const storage = await havePages();
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Delete" });
    vi.spyOn(storage, "delete").mockRejectedValue(new DOMException("", "UnknownError"));
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(/try again/i);
    expect(await listed()).toHaveLength(3);
  });
});

it("says that nothing is saved yet", async () => {
  haveCaches();
  open();
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
  expect(await keepSwitch()).toBeChecked();
});

it("says plainly that the browser can't keep pages, and still saves data", async () => {
  const { container } = open();
  expect(
    await screen.findByText(/^This browser can't keep pages .* works as usual\.$/),
  ).toBeVisible();
  expect(screen.getByRole("switch", { name: "Data saver" })).not.toBeChecked();
  expect(await complaintsOf(container)).toEqual([]);
});

it("says that the browser refuses", async () => {
  const storage = haveCaches();
  vi.spyOn(storage, "has").mockRejectedValue(new DOMException("", "SecurityError"));
  open();
  expect(await screen.findByText(/^This browser doesn't let us keep pages here/)).toBeVisible();
  expect(screen.queryByRole("switch", { name: /^Keep/ })).not.toBeInTheDocument();
});
