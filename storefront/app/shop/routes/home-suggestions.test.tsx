import {
  suggestionSchema,
  suggestQuerySchema,
  suggestResponseSchema,
} from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { haveConnection } from "~/testing/connection";
import { complaintsOf } from "~/testing/axe";
import { products } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { LONGEST_TEXT, SHORTEST_TEXT } from "../features/catalogue/suggest-query";
import Home from "./home";

const answerSchema = suggestResponseSchema.extend({
  data: z.array(suggestionSchema.extend({ price: z.number().int().optional() })),
});

/** GET /products/suggest: the category of that name, then products. */
function answerSuggest(q: string) {
  const category = { text: "T-Shirts", kind: "category" as const, id: "cat_1" };
  const found = products
    .filter(({ name }) => name.toLowerCase().includes(q))
    .map(({ name, id, handle, image, price }) => {
      const picture = image === null ? {} : { image };
      return { text: name, kind: "product" as const, id, handle, price, ...picture };
    });
  const data = q === "t-shirt" ? [category] : found;
  return answerSchema.parse({ success: true, data: data.slice(0, 8) });
}

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    http.get("*/api/products/suggest", ({ request }) => {
      const { q } = suggestQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
      asked.push(q);
      return HttpResponse.json(answerSuggest(q));
    }),
  );
});

/** @param loader what a product's page waits for */
async function open(at = "/", loader: () => Promise<null> = () => Promise.resolve(null)) {
  const Product = () => <h1>Product</h1>;
  const view = renderRoute({
    at,
    routes: [
      { path: "/", Component: Home },
      { path: "/product/:id", Component: Product, loader },
    ],
  });
  await screen.findAllByRole("article");
  return { ...view, field: screen.getByLabelText("Search") };
}
const list = () => screen.findByRole("listbox", { name: "Suggestions" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
const chosenOf = (field: HTMLElement) =>
  screen
    .getAllByRole("option")
    .find(({ id }) => id === field.getAttribute("aria-activedescendant"));

describe("suggestions below the search field", () => {
  it("sends what the server accepts, and no more", () => {
    const isTaken = (length: number) =>
      suggestQuerySchema.safeParse({ q: "a".repeat(length) }).success;
    expect([SHORTEST_TEXT - 1, SHORTEST_TEXT, LONGEST_TEXT, LONGEST_TEXT + 1].map(isTaken)).toEqual(
      [false, true, true, false],
    );
  });

  it("shows names and prices, says how many, and lets the list be searched as before", async () => {
    const { user, field, location, container } = await open();
    await user.type(field, "tee");
    const options = within(await list()).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual([
      "Gahinga Boxy TeeRWF 18,000",
      "Diamond Tee KidsRWF 12,000",
      "Spiral TeeRWF 17,000",
      'See all results for "tee"',
    ]);
    expect(screen.getByText("3 suggestions")).toBeInTheDocument();
    expect(field).toHaveAttribute("role", "combobox");
    expect(field).toHaveAttribute("aria-expanded", "true");
    expect(asked).toEqual(["tee"]);
    await waitFor(() => expect(location()).toBe("/?q=tee"));
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("moves through the rows with the arrow keys, wraps around, and opens one", async () => {
    const { user, field, location } = await open();
    await user.type(field, "tee");
    await list();
    expect(chosenOf(field)).toBeUndefined();
    await user.keyboard("{ArrowDown}");
    expect(chosenOf(field)).toHaveTextContent("Gahinga Boxy Tee");
    await user.keyboard("{ArrowUp}");
    expect(chosenOf(field)).toHaveTextContent('See all results for "tee"');
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(chosenOf(field)).toHaveTextContent("Diamond Tee Kids");
    expect(chosenOf(field)).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location()).toBe("/product/prod_11"));
  });

  it("answers what is asked of the shop itself", async () => {
    const { user, field, location } = await open();
    await user.type(field, "delivery to Butare");
    const answer = await within(await list()).findByRole("option", { name: /Delivery to Huye/ });
    expect(await within(answer).findByText(/RWF 2,000/)).toBeVisible();
    expect(answer).toHaveTextContent("Delivery to HuyeRWF 2,000 · 3–5 business days");
    expect(screen.getByText("1 suggestion")).toBeInTheDocument();
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(location()).toBe("/terms#delivery"));
  });

  it("closes with Escape and keeps the text; an arrow key opens it again", async () => {
    const { user, field } = await open();
    await user.type(field, "tee");
    await list();
    await user.keyboard("{Escape}");
    await isClosed();
    expect(field).toHaveValue("tee");
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{ArrowDown}");
    await list();
  });

  it("opens a product that is pressed", async () => {
    const { user, field, location } = await open();
    await user.type(field, "spiral");
    await user.click(within(await list()).getByRole("option", { name: /Spiral Tee/ }));
    await waitFor(() => expect(location()).toBe("/product/prod_18"));
  });

  it.each([
    ["a suggestion", (): Element | undefined => screen.getByRole("option", { name: /Spiral Tee/ })],
    ["a product of the list", () => within(screen.getByRole("article")).getAllByRole("link")[0]],
  ])("opens %s that is pressed right after a letter, on a slow line too", async (_, pressed) => {
    const { user, field, location } = await open("/", async () => {
      await delay(1000);
      return null;
    });
    await user.type(field, "spira");
    await list();
    await waitFor(() => expect(location()).toBe("/?q=spira"));
    await screen.findByText("1 product");
    await user.type(field, "l");
    const place = pressed();
    if (!place) throw new Error("There is nothing to press.");
    await user.click(place);
    expect(
      await screen.findByRole("heading", { name: "Product" }, { timeout: 3000 }),
    ).toBeVisible();
    expect(location()).toBe("/product/prod_18");
  });

  it("shows all results of the text at once", async () => {
    const { user, field, location } = await open("/?gender=men&sort=price_asc");
    await user.type(field, "tee");
    await user.click(within(await list()).getByRole("option", { name: /See all results/ }));
    await isClosed();
    await waitFor(() => expect(location()).toBe("/?gender=men&q=tee&sort=price_asc"));
    expect(field).toHaveFocus();
  });

  it("takes a category as the filter instead of the text", async () => {
    const { user, field, location } = await open();
    await user.type(field, "t-shirt");
    const option = within(await list()).getByRole("option", { name: /T-Shirts/ });
    expect(option).toHaveTextContent("Category");
    await user.click(option);
    await waitFor(() => expect(location()).toBe("/?category=T-Shirts"));
    await waitFor(() => expect(field).toHaveValue(""));
  });

  it("closes when the form is submitted, and on the next press elsewhere", async () => {
    const { user, field, location } = await open();
    await user.type(field, "tee");
    await list();
    await user.keyboard("{Enter}");
    await isClosed();
    await waitFor(() => expect(location()).toBe("/?q=tee"));
    await user.type(field, "{Backspace}");
    await list();
    await user.click(screen.getByRole("heading", { name: "Mission" }));
    await isClosed();
  });

  it("never shows the answer to an older text", async () => {
    server.use(
      http.get("*/api/products/suggest", async ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        if (q === "hoodie") await delay(600);
        return HttpResponse.json(answerSuggest(q));
      }),
    );
    const { user, field } = await open();
    await user.type(field, "hoodie");
    await waitFor(() => expect(screen.getByText("1 product")).toBeVisible());
    await user.clear(field);
    await user.type(field, "scarf");
    expect(within(await list()).getAllByRole("option")[0]).toHaveTextContent("Kirehe Scarf");
    await delay(700);
    expect(screen.queryByRole("option", { name: /Hoodie/ })).not.toBeInTheDocument();
  });

  it("fails silently, and the search still works", async () => {
    server.use(http.get("*/api/products/suggest", () => failure(500, "broken")));
    const { user, field, location } = await open();
    await user.type(field, "tee");
    await waitFor(() => expect(location()).toBe("/?q=tee"));
    expect(await screen.findByText("3 products")).toBeVisible();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("fetches nothing for a text that is too short, or when data is saved", async () => {
    const { user, field, unmount } = await open();
    await user.type(field, "t");
    expect(await screen.findByText("18 products")).toBeVisible();
    unmount();
    haveConnection({ saveData: true });
    const saving = await open();
    await saving.user.type(saving.field, "tee");
    await waitFor(() => expect(saving.location()).toBe("/?q=tee"));
    expect(saving.field).not.toHaveAttribute("role");
    expect(asked).toEqual([]);
  });
});
