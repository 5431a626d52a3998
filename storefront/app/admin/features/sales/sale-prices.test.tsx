import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { useParams } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SaleProduct } from "@strive/backend/contracts/sales";
import { productOnOffer, saleNumbered, salesDesk } from "~/testing/admin-sales";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { SaleScreen } from "./sales-screen";

const HOODIE = productOnOffer("Hoodie", 45_000, { sale_price: 36_000 });
const BELT = productOnOffer("Belt", 16_000);
const KNIT = productOnOffer("Knit", 48_000);
const TEE = productOnOffer("Tee", 18_000, { sale_price: 12_000, is_mixed: true });
const PRODUCTS = [HOODIE, BELT, KNIT, TEE];
const SALES = [
  saleNumbered(2, { name: "November", products: 2 }),
  saleNumbered(1, { name: "Rainy season", state: "ended" }),
];

function OneSale() {
  const { id = "" } = useParams();
  return <SaleScreen key={id} id={id} />;
}

function open({ at = "", products = PRODUCTS }: { at?: string; products?: SaleProduct[] } = {}) {
  const { desk, handlers } = salesDesk(SALES, products);
  server.use(...handlers);
  const view = renderAdmin({
    at: `/admin/discounts/sales/plist_2${at}`,
    screens: [{ path: "/admin/discounts/sales/:id", Screen: OneSale }],
  });
  return { ...view, desk };
}
type User = ReturnType<typeof open>["user"];

const input = (name: string) => screen.findByRole("textbox", { name: `Sale price of ${name}` });
const shown = () =>
  screen
    .getAllByRole("textbox", { name: /^Sale price of / })
    .map((one) => (one as HTMLInputElement).value);
const row = (name: string) => screen.getByRole("row", { name: new RegExp(`Select: ${name}`) });
const press = (name: string | RegExp) => screen.getByRole("button", { name });

async function type(user: User, name: string, text: string) {
  await user.clear(await input(name));
  if (text !== "") await user.type(await input(name), text);
}
async function fillIn(user: User, percent: string, rounding = "Round to 100") {
  await input("Hoodie");
  await user.clear(screen.getByLabelText("Percent off"));
  await user.type(screen.getByLabelText("Percent off"), percent);
  await user.selectOptions(screen.getByLabelText("Rounding"), rounding);
  await user.click(press(/^Fill in/));
}

afterEach(() => vi.unstubAllGlobals());

describe("a sale's prices", () => {
  it("show what is in it first, and what it takes off", async () => {
    const { container } = open();
    await input("Hoodie");
    expect(shown()).toEqual(["36,000", "", "", ""]);
    expect(row("Hoodie")).toHaveTextContent("Hoodie45,000−20%");
    expect(row("Belt")).toHaveTextContent("Belt16,000–");
    expect(await input("Belt")).toHaveAttribute("placeholder", "16,000");
    expect(
      screen.getByText(
        "2 products are in this sale. 4 of 4 products shown. Shoppers pay these prices as soon as you save.",
      ),
    ).toBeVisible();
    expect(press("Save prices")).toBeDisabled();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are typed, and only what changed is sent", async () => {
    const { user, desk } = open();
    await type(user, "Belt", "12,000");
    await type(user, "Hoodie", "");
    await type(user, "Knit", "40000");
    await type(user, "Knit", "");
    expect(row("Belt")).toHaveTextContent("−25%");
    expect(row("Hoodie")).toHaveTextContent("–");
    expect(screen.getByText("2 prices are not saved.")).toBeVisible();
    expect(desk.prices).toEqual([]);
    await user.click(press("Save prices"));
    expect(await screen.findByText("2 prices are saved.")).toBeVisible();
    expect(desk.prices).toEqual([
      {
        prices: [
          { product_id: BELT.id, price: 12_000 },
          { product_id: HOODIE.id, price: null },
        ],
      },
    ]);
    // Rows keep their place.
    expect(shown()).toEqual(["", "", "12,000", ""]);
    expect(screen.getByText(/^2 products are in this sale\./)).toBeVisible();
    expect(press("Save prices")).toBeDisabled();
  });

  it("are taken back together", async () => {
    const { user } = open();
    await type(user, "Belt", "12,000");
    await type(user, "Hoodie", "30000");
    await user.click(press("Undo changes"));
    expect(shown()).toEqual(["36,000", "", "", ""]);
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
  });

  it("have to be below the usual price", async () => {
    const { user, desk, container } = open();
    await type(user, "Belt", "16,000");
    await type(user, "Knit", "cheap");
    await user.click(press("Save prices"));
    expect(await input("Belt")).toHaveAccessibleDescription(/Enter less than RWF\s16,000/);
    expect(await input("Knit")).toHaveAccessibleDescription("Enter whole francs, 1 or more");
    expect(await input("Belt")).toHaveFocus();
    expect(await complaintsOf(container)).toEqual([]);
    await type(user, "Belt", "15000");
    expect(await input("Belt")).toBeValid();
    expect(desk.prices).toEqual([]);
  });

  it("are refused by the server beside their row", async () => {
    const { user, desk } = open();
    await type(user, "Knit", "40,000");
    await type(user, "Belt", "12000");
    desk.products.set("plist_2", [HOODIE, { ...BELT, price: 10_000 }, KNIT, TEE]);
    await user.click(press("Save prices"));
    await waitFor(async () =>
      expect(await input("Belt")).toHaveAccessibleDescription("Below RWF 10000 today"),
    );
    expect(await input("Belt")).toHaveFocus();
    expect(await input("Knit")).toHaveValue("40,000");
    expect(screen.getByText("2 prices are not saved.")).toBeVisible();
  });

  it("stay typed when they could not be saved", async () => {
    const { user } = open();
    server.use(http.put("*/api/admin/sales/:id/prices", () => failure(403, "Access denied")));
    await type(user, "Belt", "12,000");
    await user.click(press("Save prices"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to save the prices. Access denied",
    );
    expect(await input("Belt")).toHaveValue("12,000");
  });
});

describe("sizes that differ", () => {
  it("are told of, and get one price when it is typed", async () => {
    const { user, desk } = open();
    const tee = await input("Tee");
    expect(tee).toHaveValue("");
    expect(tee).toHaveAttribute("placeholder", "Several");
    expect(tee).toHaveAccessibleDescription(/^Its sizes or colours differ\. Change them in Medusa/);
    await type(user, "Tee", "12000");
    await user.click(press("Save prices"));
    await screen.findByText("1 price is saved.");
    expect(desk.prices).toEqual([{ prices: [{ product_id: TEE.id, price: 12_000 }] }]);
    await waitFor(() => expect(tee).toHaveAccessibleDescription(""));
    expect(tee).toHaveValue("12,000");
  });
});

describe("many prices at once", () => {
  it("are filled in by a percentage, and not saved", async () => {
    const { user, desk } = open();
    await input("Hoodie");
    expect(press("Fill in 3")).toBeVisible();
    await fillIn(user, "15", "Round to 500");
    // What differs by size is left alone.
    expect(shown()).toEqual(["38,500", "", "13,500", "41,000"]);
    expect(screen.getByText("3 prices are not saved.")).toBeVisible();
    expect(desk.prices).toEqual([]);
  });

  it("are those that are ticked", async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText("Select: Tee"));
    await user.click(screen.getByLabelText("Select: Belt"));
    expect(press("Fill in 2")).toBeVisible();
    await fillIn(user, "12.5", "Whole francs");
    expect(shown()).toEqual(["36,000", "15,750", "14,000", ""]);
  });

  it.each(["0", "100", "", "half"])("need a percentage, which %j is not", async (percent) => {
    const { user } = open();
    await input("Hoodie");
    if (percent !== "") await user.type(screen.getByLabelText("Percent off"), percent);
    await user.click(press(/^Fill in/));
    const field = screen.getByLabelText("Percent off");
    expect(field).toHaveAccessibleDescription(/^Enter more than 0 and less than 100/);
    expect(field).toHaveFocus();
    expect(shown()).toEqual(["36,000", "", "", ""]);
  });
});

describe("the keyboard", () => {
  it("goes down with Enter, back with the arrow, and Escape restores", async () => {
    const { user } = open();
    await type(user, "Hoodie", "30000{Enter}");
    expect(await input("Tee")).toHaveFocus();
    await user.keyboard("{ArrowDown}12000{ArrowUp}{ArrowUp}");
    expect(await input("Hoodie")).toHaveFocus();
    expect(shown()).toEqual(["30000", "", "12000", ""]);
    await user.keyboard("{Escape}");
    expect(shown()).toEqual(["36,000", "", "12000", ""]);
    expect(screen.getByText("1 price is not saved.")).toBeVisible();
  });
});

describe("the products", () => {
  it("are searched while what is typed stays", async () => {
    const { user, desk, location } = open();
    await type(user, "Belt", "12000");
    await user.type(screen.getByRole("searchbox", { name: "Search products" }), "knit{Enter}");
    await waitFor(() => expect(shown()).toEqual([""]));
    expect(location()).toBe("/admin/discounts/sales/plist_2?search=knit");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await type(user, "Knit", "40000");
    await user.click(press("Save prices"));
    await screen.findByText("2 prices are saved.");
    expect(desk.prices[0]?.prices.map(({ price }) => price)).toEqual([12_000, 40_000]);
  });

  it("say what is wrong with a price that is not shown", async () => {
    const { user } = open();
    await type(user, "Belt", "20000");
    await user.type(screen.getByRole("searchbox"), "knit{Enter}");
    await waitFor(() => expect(shown()).toEqual([""]));
    await user.click(press("Save prices"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Belt: Enter less than RWF\s16,000$/,
    );
  });

  it("can be only those in the sale, in the URL", async () => {
    const { user, desk, location } = open({ at: "?in_sale=true" });
    await input("Hoodie");
    expect(shown()).toHaveLength(2);
    const only = screen.getByRole("checkbox", { name: "Only in this sale" });
    expect(only).toBeChecked();
    await user.click(only);
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(location()).toBe("/admin/discounts/sales/plist_2");
    expect(desk.asked).toEqual(["?in_sale=true&limit=50&offset=0", "?limit=50&offset=0"]);
  });

  it("are not found, or none is in the sale yet", async () => {
    const { user } = open({ at: "?in_sale=true", products: [BELT, KNIT] });
    expect(
      await screen.findByRole("heading", { name: "No products in this sale yet" }),
    ).toBeVisible();
    await user.click(press("Show all products"));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
    expect(await screen.findByRole("heading", { name: "No products found" })).toBeVisible();
    await user.click(press("Clear filters"));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it("are none in a shop without products", async () => {
    open({ products: [] });
    expect(await screen.findByRole("heading", { name: "No products yet" })).toBeVisible();
    expect(press("Fill in 0")).toBeDisabled();
  });

  it("could not be loaded, and are asked for again", async () => {
    const { user } = open();
    server.use(
      http.get("*/api/admin/sales/:id/products", () => failure(403, "Access denied"), {
        once: true,
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await input("Hoodie")).toBeVisible();
  });

  it("come by the page, and the keyboard goes on in the next one", async () => {
    const many = Array.from({ length: 53 }, (_, at) =>
      productOnOffer(`Piece ${String(at + 1).padStart(2, "0")}`, 10_000),
    );
    const { user } = open({ products: many });
    await input("Piece 01");
    expect(screen.getByText(/50 of 53 products shown\./)).toBeVisible();
    await type(user, "Piece 02", "9000");
    let isBroken = true;
    server.use(
      http.get("*/api/admin/sales/:id/products", () =>
        isBroken ? failure(403, "Access denied") : undefined,
      ),
    );
    await user.click(press("Load more"));
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(shown()).toHaveLength(50);
    isBroken = false;
    await user.click(retry);
    await waitFor(async () => expect(await input("Piece 51")).toHaveFocus());
    expect(shown()).toHaveLength(53);
    expect(await input("Piece 02")).toHaveValue("9000");
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });
});

describe("leaving", () => {
  it("asks before prices are lost", async () => {
    const { user, location } = open();
    await type(user, "Belt", "12,000");
    const other = screen.getByRole("link", { name: /^Rainy season/ });
    await user.click(other);
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await input("Belt")).toHaveValue("12,000");
    await user.click(press("Save prices"));
    await screen.findByText("1 price is saved.");
    await user.click(other);
    await waitFor(() => expect(location()).toBe("/admin/discounts/sales/plist_1"));
  });
});

describe("on a phone", () => {
  it("are cards with the same prices", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, desk, container } = open();
    await input("Hoodie");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    const cards = within(screen.getByRole("region", { name: "Prices" })).getAllByRole("listitem");
    expect(cards[0]).toHaveTextContent(/Hoodie.*RWF\s45,000.*−20%/);
    await type(user, "Belt", "12,000{Enter}");
    expect(await input("Knit")).toHaveFocus();
    await user.click(press("Save prices"));
    await screen.findByText("1 price is saved.");
    expect(desk.prices).toHaveLength(1);
    expect(await complaintsOf(container)).toEqual([]);
  });
});
