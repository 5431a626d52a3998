import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readsOf } from "../app/lib/page-address";
import type { ShopContext } from "../app/lib/shop-context";
import routes from "../app/routes";
import { productWithChoice } from "./api";
import { startVisit, useBrowser } from "./browser";
import { expectCleanScreen } from "./screens";
import { goToTheShop } from "./shop";

const BUILD = path.resolve(import.meta.dirname, "../build/server/index.js");
interface Renderer {
  handle: (request: Request, context: ShopContext) => Promise<Response>;
}
/** Parameters read from the "#" part, which browsers never send. */
const OF_FRAGMENT = "access";
type Route = (typeof routes)[number];

const shop = goToTheShop();
const browser = useBrowser();
let productPath: string;
let renderer: Renderer;

beforeAll(async () => {
  const { product } = await productWithChoice();
  productPath = `/product/${product.id}`;
  renderer = (await import(pathToFileURL(BUILD).href)) as Renderer;
});

/** An address of every screen. */
function pathsOf(all: readonly Route[]): string[] {
  return all.flatMap(({ path: pattern, index, children }) => {
    if (children) return pathsOf(children);
    return index ? "/" : `/${(pattern ?? "").replace("*", "nothing-here")}`;
  });
}

/** The query parameters that loaders and components read while a page is rendered. */
async function namesAsked(address: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const method of ["get", "getAll", "has"] as const) {
    const original = URLSearchParams.prototype[method] as (name: string) => never;
    const spy = vi.spyOn(URLSearchParams.prototype, method as "get");
    spy.mockImplementation(function (this: URLSearchParams, name: string) {
      names.add(name);
      return original.call(this, name);
    });
  }
  try {
    const page = await renderer.handle(new Request(shop.origin + address), {
      apiFetch: (apiPath) => fetch(shop.origin + apiPath),
      shopUrl: shop.origin,
    });
    await page.text();
    return names;
  } finally {
    vi.restoreAllMocks();
  }
}

describe("the query parameters a page reads", () => {
  it.each(pathsOf(routes))("%s: as listed", async (pattern) => {
    const address = pattern.replace("/product/:id", productPath);
    // Read by the framework itself, for every URL.
    const framework = await namesAsked("/terms");
    const own = [...(await namesAsked(address))].filter(
      (name) => !framework.has(name) && name !== OF_FRAGMENT,
    );
    expect(own.sort()).toEqual([...readsOf(address)].sort());
  });

  it("are the cache key: other sites' tracking parameters make no extra page", async () => {
    const tagOf = async (address: string) =>
      (await fetch(shop.origin + address)).headers.get("etag");
    const rendered = async () => {
      const metrics = await (await fetch(new URL("/metrics", shop.backoffice ?? ""))).text();
      return /^strive_read_cache_misses_total\{kind="page"\} (\d+)$/m.exec(metrics)?.[1];
    };
    const tag = await tagOf("/?gender=men");
    const before = await rendered();
    expect(await tagOf("/?fbclid=IwAR0&gender=men&utm_source=ig")).toBe(tag);
    expect(await tagOf("/?gender=men&token=1&code=2&x")).toBe(tag);
    expect(before).toBeDefined();
    expect(await rendered()).toBe(before);
  });

  it("stay in the address bar, and the page hydrates as it was sent", async () => {
    const { page, complaints, close } = await startVisit(browser, {});
    const search = "?utm_source=ig&category=Hoodies&fbclid=IwAR0";
    await page.goto(`${shop.origin}/${search}`);
    await page.waitForFunction(() => "__reactRouterRouteModules" in window);
    await page.getByRole("link", { name: "Hoodies" }).first().waitFor();
    await expectCleanScreen(page, "marked-address");
    expect(new URL(page.url()).search).toBe(search);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toMatch(/^http:\/\/localhost:\d+\/$/);
    // Another spelling of the path redirects, with all of its query.
    await page.goto(`${shop.origin}/About/${search}`);
    expect(page.url()).toBe(`${shop.origin}/about${search}`);
    expect(complaints).toEqual([]);
    await close();
  });
});
