import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { admin, isFrom } from "~/testing/signed-in";
import { ProductsScreen } from "./products-screen";

const SCREENS = [{ path: "/admin/products", Screen: ProductsScreen }];

function open(at = "/admin/products", desk = productDesk()) {
  server.use(...desk.handlers);
  return { ...renderAdmin({ at, screens: SCREENS }), desk };
}
const rowOf = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("button")[0]?.textContent);

const onPhone = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => vi.unstubAllGlobals());

describe("the list of products", () => {
  it("shows name, description, category, price and stock, drafts among them", async () => {
    const { container, desk } = open(
      undefined,
      productDesk([
        savedNamed("Gahinga Boxy Tee", { stock_quantity: 42 }),
        savedNamed("Kivu Wrap Dress", { stock_quantity: 11 }),
        savedNamed("Rebero Bomber", { stock_quantity: 10, status: "draft" }),
        savedNamed("Spiral Tee", { stock_quantity: 1 }),
        savedNamed("Moto High-Top", { stock_quantity: 0 }),
      ]),
    );
    expect(await screen.findByText("Loading products...")).toBeVisible();
    const tee = within(await rowOf("Gahinga Boxy Tee"));
    expect(tee.getByText(/cut in Kigali/)).toBeVisible();
    expect(tee.getByText("T-Shirts")).toBeVisible();
    expect(tee.getByText("RWF 18,000")).toBeVisible();
    expect(tee.getByText("42 in stock")).toHaveClass("text-delivered");
    expect(tee.queryByText("Draft")).not.toBeInTheDocument();
    expect(screen.getByText("11 in stock")).toHaveClass("text-delivered");
    expect(screen.getByText("10 left")).toHaveClass("text-pending");
    expect(screen.getByText("1 left")).toHaveClass("text-pending");
    expect(within(await rowOf("Moto High-Top")).getByText("Out of stock")).toHaveClass(
      "text-cancelled",
    );
    expect(within(await rowOf("Rebero Bomber")).getByText("Draft")).toBeVisible();
    expect(screen.getByText("Total products: 5")).toBeVisible();
    expect(desk.asked).toEqual(["?status=all&offset=0"]);
    expect(document.title).toContain("Products");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("searches, filters and sorts, and the address says so", async () => {
    const { user, desk, location } = open();
    await rowOf("Gahinga Boxy Tee");
    await user.type(screen.getByRole("searchbox", { name: "Search products" }), "tee");
    expect(await screen.findByText("Total products: 3")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Gender"), "Women");
    expect(await screen.findByText("Total products: 1")).toBeVisible();
    expect(names()).toEqual(["Spiral Tee"]);
    expect(location()).toBe("/admin/products?search=tee&gender=women");
    await user.selectOptions(screen.getByLabelText("Stock"), "Out of stock");
    expect(await screen.findByText("Nothing matches your search or filters.")).toBeVisible();
    expect(desk.asked.at(-1)).toBe("?status=all&search=tee&gender=women&in_stock=false&offset=0");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue(""));
    await user.selectOptions(screen.getByLabelText("Category"), "Dresses · unisex");
    await waitFor(() => expect(screen.getByLabelText("Category")).toHaveValue("cat_3"));
    await user.selectOptions(screen.getByLabelText("Status"), "Published");
    expect(await screen.findByText("Total products: 2")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Price" }));
    await waitFor(() => expect(names()).toEqual(["Virunga Pleated Skirt", "Kivu Wrap Dress"]));
    await user.click(screen.getByRole("button", { name: "Price" }));
    await waitFor(() => expect(names()).toEqual(["Kivu Wrap Dress", "Virunga Pleated Skirt"]));
    expect(location()).toBe("/admin/products?category=cat_3&status=published&sort=price_desc");
    // A name has one direction: pressed again, the newest come first.
    const head = screen.getByRole("columnheader", { name: "Product" });
    await user.click(screen.getByRole("button", { name: "Product" }));
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
    await user.click(screen.getByRole("button", { name: "Product" }));
    await waitFor(() => expect(head).not.toHaveAttribute("aria-sort"));
    expect(location()).toBe("/admin/products?category=cat_3&status=published");
  });

  it("shows what a sale asks, and edits the usual price", async () => {
    const shown = savedNamed("Gahinga Boxy Tee", {
      price: 14_400,
      compare_at_price: 18_000,
      base_price: 18_000,
    });
    const { user } = open("/admin/products", productDesk([shown]));
    expect(await rowOf("Gahinga Boxy Tee")).toHaveTextContent("RWF 14,400 (usually RWF 18,000)");
    await user.click(screen.getByRole("button", { name: "Edit: Gahinga Boxy Tee" }));
    expect(await screen.findByLabelText("Price (RWF)")).toHaveValue("18000");
  });

  it("understands an address with garbage in it", async () => {
    const { desk } = open("/admin/products?status=gone&gender=x&stock=maybe&sort=cheap&offset=-1");
    await rowOf("Gahinga Boxy Tee");
    expect(desk.asked).toEqual(["?status=all&offset=0"]);
  });

  it("says that there are none yet, and helps to the first", async () => {
    const { user, location } = open(undefined, productDesk([]));
    expect(await screen.findByRole("heading", { name: "No products yet" })).toBeVisible();
    await user.click(screen.getAllByRole("button", { name: "Add Product" })[1] as HTMLElement);
    expect(await screen.findByRole("dialog", { name: "Add Product" })).toBeVisible();
    expect(location()).toBe("/admin/products?edit=new");
  });

  it("says what went wrong, and asks again", async () => {
    server.use(...productDesk().handlers);
    server.use(http.get("*/api/products", () => failure(500, "It broke")));
    const { user } = renderAdmin({ at: "/admin/products", screens: SCREENS });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Error: Server error - please try again",
    );
    server.use(...productDesk().handlers);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await rowOf("Gahinga Boxy Tee");
  });

  it("stands as cards on a phone, with the actions behind menus", async () => {
    onPhone();
    const { user, container, location } = open();
    await screen.findByText("Total products: 18");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Category")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.selectOptions(screen.getByLabelText("Status"), "Draft");
    expect(await screen.findByRole("button", { name: "Filters (1)" })).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Actions: Kivu Wrap Dress" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription("Kivu Wrap Dress");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Import and export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Import" }));
    await waitFor(() => expect(location()).toBe("/admin/products/import"));
  });
});

describe("deleting a product", () => {
  const QUESTION = "Are you sure you want to delete this product? This action cannot be undone.";

  it("asks first, and says that it is done", async () => {
    const { user, desk } = open();
    await user.click(await screen.findByRole("button", { name: "Delete: Kivu Wrap Dress" }));
    const dialog = within(await screen.findByRole("dialog", { name: QUESTION }));
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(desk.calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Delete: Kivu Wrap Dress" }));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Product deleted successfully!")).toBeVisible();
    expect(await screen.findByText("Total products: 17")).toBeVisible();
    expect(desk.calls.map(({ method, id }) => `${method} ${id}`)).toEqual(["DELETE prod_03"]);
  });

  it("says that it failed, and can be tried again", async () => {
    const { user } = open();
    server.use(http.delete("*/api/products/:id", () => failure(500, "x"), { once: true }));
    await user.click(await screen.findByRole("button", { name: "Delete: Kivu Wrap Dress" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Error deleting product. Please try again.",
    );
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Product deleted successfully!")).toBeVisible();
  });

  it("takes a product that is gone already for deleted", async () => {
    const { user } = open();
    server.use(http.delete("*/api/products/:id", () => failure(404, "Product not found.")));
    await user.click(await screen.findByRole("button", { name: "Delete: Kivu Wrap Dress" }));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Product deleted successfully!")).toBeVisible();
  });
});

describe("several products at once", () => {
  it("are set to draft one after the other, and what failed is named", async () => {
    const { user, desk } = open();
    server.use(
      http.put("*/api/products/prod_02", () => failure(400, "It has no price."), { once: true }),
    );
    await user.click(await screen.findByRole("checkbox", { name: "Select: Gahinga Boxy Tee" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Karisimbi Heavy Hoodie" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Kivu Wrap Dress" }));
    await user.click(screen.getByRole("button", { name: "Set to draft" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Setting products to draft" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Karisimbi Heavy Hoodie: It has no price.",
    );
    expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
    expect(desk.calls.map(({ id, fields }) => [id, fields])).toEqual([
      ["prod_01", { status: "draft" }],
      ["prod_03", { status: "draft" }],
    ]);
    await user.click(dialog.getByRole("button", { name: "Try these again" }));
    await waitFor(() => expect(desk.calls).toHaveLength(3));
    await waitFor(() => expect(dialog.queryByRole("alert")).not.toBeInTheDocument());
    await user.click(await dialog.findByRole("button", { name: "Close" }));
    expect(await screen.findAllByText("Draft", { selector: "td span" })).toHaveLength(3);
  });

  it("are deleted after a question that says how many", async () => {
    const { user, desk } = open();
    await user.click(await screen.findByRole("checkbox", { name: "Select: Gahinga Boxy Tee" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Kivu Wrap Dress" }));
    await user.click(
      within(screen.getByRole("region", { name: "Selection" })).getByRole("button", {
        name: "Delete",
      }),
    );
    const question = "Are you sure you want to delete 2 products? This action cannot be undone.";
    const dialog = within(await screen.findByRole("dialog", { name: question }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Total products: 16")).toBeInTheDocument();
    expect(desk.calls.map(({ id }) => id)).toEqual(["prod_01", "prod_03"]);
  });
});

describe("the export", () => {
  const saves: string[] = [];
  const watchSaves = () => {
    saves.length = 0;
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saves.push(`${this.download} from ${this.href}`);
    });
  };

  it("asks with the token, and saves the file under the server's name", async () => {
    watchSaves();
    const { user } = open();
    server.use(
      http.get("*/api/products/export", ({ request }) =>
        isFrom(request, admin)
          ? new HttpResponse("Handle,Title\n", {
              headers: {
                "Content-Type": "text/csv",
                "Content-Disposition": 'attachment; filename="products-2026-01-31.csv"',
              },
            })
          : failure(401, "No token"),
      ),
    );
    await user.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByText("Saved as products-2026-01-31.csv")).toBeVisible();
    expect(saves).toEqual(["products-2026-01-31.csv from blob:file"]);
  });

  it("says that it failed", async () => {
    watchSaves();
    const { user } = open();
    server.use(http.get("*/api/products/export", () => failure(500, "x")));
    await user.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The products could not be exported.",
    );
    expect(saves).toEqual([]);
  });
});
