import { productResponseSchema } from "@strive/backend/contracts/catalogue";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { RECENTLY_VIEWED_KEY, type ViewedProduct } from "~/lib/recently-viewed-atoms";
import { complaintsOf } from "~/testing/axe";
import { productNamed, products } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { RecentlyViewedHost } from "./recently-viewed-host";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const TEE = productNamed("Gahinga Boxy Tee");

const seen = ({ id, name, price, image }: ViewedProduct) => ({ id, name, price, image });
const store = (value: unknown) =>
  window.localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(value));
const stored = () =>
  JSON.parse(window.localStorage.getItem(RECENTLY_VIEWED_KEY) ?? "null") as ViewedProduct[];

function openHoodie() {
  const Screen = () => <RecentlyViewedHost current={HOODIE} />;
  return renderRoute({ at: "/product/x", routes: [{ path: "/product/:id", Component: Screen }] });
}
const findRow = () => screen.findByRole("region", { name: "Recently viewed" });
const linksIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

afterEach(() => vi.unstubAllGlobals());

test("remembers the product viewed, and shows nothing while it is the only one", async () => {
  openHoodie();
  await waitFor(() => expect(stored()).toEqual([seen(HOODIE)]));
  expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
});

test("shows the last eight others, the newest first", async () => {
  store(products.slice(0, 12).map(seen));
  const { container } = openHoodie();
  const row = await findRow();
  const others = products.filter(({ id }) => id !== HOODIE.id).slice(0, 8);
  expect(linksIn(row)).toEqual(others.map(({ id }) => `/product/${id}`));
  await waitFor(() => expect(stored()).toHaveLength(9));
  expect(stored()[0]?.id).toBe(HOODIE.id);
  expect(await complaintsOf(container)).toEqual([]);
});

test("shows the remembered price until today's is loaded", async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get("*/api/products/:key", async () => {
      await asked;
      return HttpResponse.json(productResponseSchema.parse({ success: true, data: TEE }));
    }),
  );
  store([{ ...seen(TEE), price: 15_000 }]);
  openHoodie();
  const row = await findRow();
  expect(within(row).getByText("RWF 15,000")).toBeInTheDocument();
  answer();
  expect(await within(row).findByText("RWF 18,000")).toBeInTheDocument();
});

test("products no longer sold are removed, from the storage too", async () => {
  store([{ id: "gone", name: "Gone", price: 1, image: null }, seen(TEE)]);
  openHoodie();
  const row = await findRow();
  await waitFor(() => expect(linksIn(row)).toEqual([`/product/${TEE.id}`]));
  expect(stored().map(({ id }) => id)).toEqual([HOODIE.id, TEE.id]);
});

test("keeps the remembered products when the server does not answer", async () => {
  server.use(http.get("*/api/products/:key", () => failure(500, "x")));
  store([seen(TEE)]);
  openHoodie();
  const row = await findRow();
  expect(within(row).getByRole("link", { name: /Gahinga Boxy Tee/ })).toBeInTheDocument();
  expect(within(row).getByText("RWF 18,000")).toBeInTheDocument();
});

test("fetches nothing before the row is scrolled near", async () => {
  // Other elements are observed too, and may be observed again at any time.
  const watched = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watched.set(element, this.callback);
    }
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const asked = vi.fn();
  server.use(
    http.get("*/api/products/:key", () => {
      asked();
      return failure(500, "x");
    }),
  );
  store([seen(TEE)]);
  openHoodie();
  const row = await findRow();
  await waitFor(() => expect(watched.has(row)).toBe(true));
  expect(asked).not.toHaveBeenCalled();
  act(() =>
    watched.get(row)?.(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      undefined as unknown as IntersectionObserver,
    ),
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test("shows no row for garbage in the storage", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED_KEY, "{broken");
  openHoodie();
  await waitFor(() => expect(stored()).toEqual([seen(HOODIE)]));
  expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
});

test("Clear forgets all of it, and the focus stays on the page", async () => {
  store([seen(TEE)]);
  const { user } = openHoodie();
  const row = await findRow();
  await user.click(within(row).getByRole("button", { name: "Clear recently viewed" }));
  expect(row).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(screen.getByRole("main")).toHaveFocus();
});
