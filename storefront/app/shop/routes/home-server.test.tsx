import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type LoaderFunction,
} from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { CurrencyProvider } from "~/lib/currency";
import { ServerStateProvider } from "~/lib/query";
import { ServerState } from "~/lib/server-state";
import type { ShopContext } from "~/lib/shop-context";
import { createStore, StoreProvider } from "~/lib/store";
import { answerCategories, answerProducts } from "~/testing/fixtures";
import Home, { loader } from "./home";

const shop: ShopContext = {
  shopUrl: "https://shop.example",
  apiFetch: (path) => {
    const { pathname, searchParams } = new URL(path, "https://shop.example");
    const answer =
      pathname === "/api/categories" ? answerCategories() : answerProducts(searchParams);
    return Promise.resolve(Response.json(answer));
  },
};

/** What a browser without scripts gets. */
async function openWithoutScripts(at: string): Promise<void> {
  const routes = [{ path: "/", Component: Home, loader: loader as LoaderFunction }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://shop.example${at}`), {
    requestContext: shop,
  });
  if (context instanceof Response) throw new Error("The loader answered by itself");
  const render = () =>
    renderToString(
      <StoreProvider store={createStore()}>
        <ServerStateProvider state={new ServerState()}>
          <CurrencyProvider>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </CurrencyProvider>
        </ServerStateProvider>
      </StoreProvider>,
    );
  // The server waits for the parts whose code comes late; here the first render asks for them.
  render();
  await vi.dynamicImportSettled();
  document.body.innerHTML = render();
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

describe("home without scripts", () => {
  it("has the products and a link for every filter", async () => {
    await openWithoutScripts("/");
    expect(names()).toEqual([
      "Gahinga Boxy Tee",
      "Karisimbi Heavy Hoodie",
      "Kivu Wrap Dress",
      "Nyamirambo Camp Shirt",
    ]);
    expect(screen.getByText("18 products")).toBeVisible();
    expect(hrefOf("Hoodies")).toBe("/?category=Hoodies");
    expect(hrefOf("Women")).toBe("/?gender=women");
    expect(hrefOf("View More Products")).toBe("/?show=8");
    expect(hrefOf("Gahinga Boxy Tee")).toBe("/product/prod_01");
    expect(hrefOf("Buy Now: Gahinga Boxy Tee")).toBe("/product/prod_01");
  });

  it("shows what the URL asks for, and keeps it in every link", async () => {
    await openWithoutScripts("/?category=Accessories&sort=price_desc&show=4");
    expect(names()[0]).toBe("Moto High-Top");
    expect(screen.getByRole("link", { name: "Accessories" })).toHaveAttribute("aria-current");
    expect(hrefOf("View More Products")).toBe("/?category=Accessories&sort=price_desc&show=8");
    expect(hrefOf("Kids")).toBe("/?category=Accessories&gender=kids&sort=price_desc");
  });

  it("searches and sorts with a form that leads to the same URL", async () => {
    await openWithoutScripts("/?category=Accessories&gender=men&q=cap");
    const form = screen.getByRole<HTMLFormElement>("search");
    expect(form.method).toBe("get");
    expect(Object.fromEntries([...new FormData(form)])).toEqual({
      category: "Accessories",
      gender: "men",
      q: "cap",
      // No order is chosen: a search shows the best matches first.
      sort: "",
    });
    // Only what is between these tags is for browsers without scripts.
    expect(form.innerHTML).toMatch(
      /<noscript><button type="submit"[^>]*>Apply<\/button><\/noscript>/,
    );
    expect(names()).toEqual(["Mark Cap"]);
  });

  it("says what was not found", async () => {
    await openWithoutScripts("/?category=Jackets&q=linen&gender=kids");
    expect(
      screen.getByRole("heading", {
        name: 'No products found in "Jackets" category matching "linen" for kids',
      }),
    ).toBeVisible();
    expect(hrefOf("Clear filters")).toBe("/");
  });
});
