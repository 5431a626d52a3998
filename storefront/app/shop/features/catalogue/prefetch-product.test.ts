import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { haveConnection } from "~/testing/connection";

const SCRIPTS = ["/assets/product.js", "/assets/pictures.js"];
const preloaded = () =>
  [...document.head.querySelectorAll("link[rel=modulepreload]")].map((link) =>
    link.getAttribute("href"),
  );

/** A fresh page: nothing fetched yet. */
async function onNewPage() {
  vi.resetModules();
  return (await import("./prefetch-product")).prefetchProduct;
}

beforeEach(() => {
  const route = { module: SCRIPTS[0], imports: SCRIPTS.slice(1) };
  vi.stubGlobal("__reactRouterManifest", { routes: { "shop/routes/product": route } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it("fetches the product page's scripts, once", async () => {
  const prefetch = await onNewPage();
  prefetch();
  prefetch();
  expect(preloaded()).toEqual(SCRIPTS);
});

it("fetches nothing while data is saved", async () => {
  haveConnection({ saveData: true });
  (await onNewPage())();
  expect(preloaded()).toEqual([]);
});

it("works without React Router's list", async () => {
  vi.stubGlobal("__reactRouterManifest", undefined);
  (await onNewPage())();
  expect(preloaded()).toEqual([]);
});
