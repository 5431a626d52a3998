import type { Category } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { categoryDesk, categoryNamed } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { CategoriesScreen } from "./categories-screen";

const shirts = categoryNamed("Shirts", { gender: "male", product_count: 12 });
const skirts = categoryNamed("Skirts", { gender: "female" });
const kids = categoryNamed("Kids", { product_count: 1 });

interface OpenOptions {
  categories?: Category[];
  at?: string;
  /** Answer before the desk does. */
  first?: RequestHandler[];
}

function open({
  categories = [shirts, skirts, kids],
  at = "/admin/categories",
  first = [],
}: OpenOptions = {}) {
  const desk = categoryDesk(...categories);
  const screens = [{ path: "/admin/categories", Screen: CategoriesScreen }];
  const view = renderAdmin({ at, screens });
  server.use(...first, ...desk.handlers);
  return { ...view, ...desk };
}

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const down = () => failure(503, "Service temporarily unavailable");
const DELETE_QUESTION = "Are you sure you want to delete this category?";

afterEach(() => vi.unstubAllGlobals());

describe("names in other languages", () => {
  it("are shown with a category, and sent where they were changed", async () => {
    const { user, changes, names } = open();
    names[shirts.id] = { fr: "Chemises" };
    await user.click(within(await row("Shirts")).getByRole("button", { name: "Edit Shirts" }));
    const form = within(await dialog("Edit category"));
    await user.click(form.getByText("Also in French"));
    expect(form.getByLabelText("Name in French")).toHaveValue("Chemises");
    const kinyarwanda = form.getByLabelText("Name in Kinyarwanda");
    expect(kinyarwanda).toHaveAttribute("placeholder", "Shirts");
    await user.type(kinyarwanda, "Amashati");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Shirts is saved.")).toBeVisible();
    const body = {
      category_name: "Shirts",
      gender: "male",
      translations: { rw: { category_name: "Amashati" } },
    };
    expect(changes).toEqual([`PUT ${shirts.id} ${JSON.stringify(body)}`]);
  });

  it("stay as they are where they can't be had", async () => {
    const { user, changes } = open();
    await screen.findByText("Total categories: 3");
    server.use(
      http.get("*/api/categories", ({ request }) =>
        request.url.includes("language") ? failure(404, "Not found") : undefined,
      ),
    );
    await user.click(within(await row("Shirts")).getByRole("button", { name: "Edit Shirts" }));
    const form = within(await dialog("Edit category"));
    expect(form.queryByText("Other languages")).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Shirts is saved.")).toBeVisible();
    expect(changes[0]).not.toContain("translations");
  });
});

describe("the categories", () => {
  it("show name, gender and how many products are in each", async () => {
    const { container } = open();
    expect(await screen.findByText("Loading categories...")).toBeVisible();
    const line = within(await row("Shirts"));
    expect(line.getByText("male")).toBeVisible();
    expect(line.getByRole("link", { name: "12 products in Shirts" })).toHaveAttribute(
      "href",
      "/admin/products?category=Shirts",
    );
    expect(within(await row("Skirts")).getByText("0 products")).toBeVisible();
    expect(within(await row("Kids")).getByText("1 product")).toBeVisible();
    expect(screen.getByText("Total categories: 3")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are searched and filtered, and the address says so", async () => {
    const { user, location } = open({ at: "/admin/categories?search=irts" });
    expect(await screen.findByText("Total categories: 2")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Gender"), "female");
    expect(await screen.findByText("Total categories: 1")).toBeVisible();
    expect(location()).toBe("/admin/categories?search=irts&gender=female");
    await user.selectOptions(screen.getByLabelText("Gender"), "unisex");
    expect(await screen.findByRole("heading", { name: "No categories found" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Total categories: 3")).toBeVisible();
  });

  it("say that there are none, and how to begin", async () => {
    const { user } = open({ categories: [] });
    const heading = await screen.findByRole("heading", { name: "No categories yet" });
    expect(heading).toBeVisible();
    const [, begin] = screen.getAllByRole("button", { name: "Add Category" });
    await user.click(begin as HTMLElement);
    await dialog("Add category");
  });

  it("say in a red banner that they could not be loaded, and Retry asks again", async () => {
    const { user } = open({ first: [http.get("*/api/categories", down, { once: true })] });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to load categories");
    expect(alert).toHaveClass("bg-danger-tint");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total categories: 3")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("stand as cards on a phone, with a menu", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, container } = open();
    await user.click(await screen.findByRole("button", { name: "Actions: Skirts" }));
    expect(document.styleSheets).toHaveLength(0);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await dialog(DELETE_QUESTION);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Actions: Skirts" })).toHaveFocus(),
    );
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    expect(within(await dialog("Edit category")).getByLabelText("Category name")).toHaveValue(
      "Skirts",
    );
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("adding a category", () => {
  it("begins as unisex, and is in the list at once", async () => {
    const { user, changes, location } = open();
    await user.click(await screen.findByRole("button", { name: "Add Category" }));
    const modal = within(await dialog("Add category"));
    expect(location()).toBe("/admin/categories?edit=new");
    expect(modal.getByLabelText("Gender")).toHaveValue("unisex");
    await user.type(modal.getByLabelText("Category name"), "  Hats ");
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(modal.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Hats is added.")).toBeVisible();
    expect(await screen.findByText("Total categories: 4")).toBeVisible();
    expect(changes).toEqual(['POST {"category_name":"Hats","gender":"unisex"}']);
    await waitFor(() => expect(location()).toBe("/admin/categories"));
  });

  it("needs a name", async () => {
    const { user, changes } = open({ at: "/admin/categories?edit=new" });
    const modal = within(await dialog("Add category"));
    await user.type(modal.getByLabelText("Category name"), "   {Enter}");
    expect(await modal.findByText("Category name is required")).toBeVisible();
    expect(modal.getByLabelText("Category name")).toHaveFocus();
    expect(modal.getByLabelText("Category name")).toBeInvalid();
    expect(changes).toEqual([]);
  });

  it.each([
    [
      failure(409, "A category of this name exists already"),
      "A category of this name exists already",
    ],
    [down(), "Server error - please try again"],
  ])("says why it failed, and keeps what was typed", async (answer, why) => {
    const { user } = open({
      at: "/admin/categories?edit=new",
      first: [http.post("*/api/categories", () => answer)],
    });
    const modal = within(await dialog("Add category"));
    await user.type(modal.getByLabelText("Category name"), "Shirts{Enter}");
    expect(await modal.findByRole("alert")).toHaveTextContent(`Failed to add category. ${why}`);
    expect(modal.getByLabelText("Category name")).toHaveValue("Shirts");
  });
});

describe("editing a category", () => {
  it("changes name and gender", async () => {
    const { user, changes } = open();
    await user.click(within(await row("Shirts")).getByRole("button", { name: "Edit Shirts" }));
    const modal = within(await dialog("Edit category"));
    await user.clear(modal.getByLabelText("Category name"));
    await user.type(modal.getByLabelText("Category name"), "Tops");
    await user.selectOptions(modal.getByLabelText("Gender"), "unisex");
    await user.click(modal.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Tops is saved.")).toBeVisible();
    expect(within(await row("Tops")).getByText("unisex")).toBeVisible();
    expect(changes).toEqual(['PUT cat_shirts {"category_name":"Tops","gender":"unisex"}']);
  });

  it("opens by a press on the row, and says why it failed", async () => {
    const { user, location } = open({ first: [http.put("*/api/categories/:id", down)] });
    await user.click(within(await row("Skirts")).getByText("female"));
    const modal = within(await dialog("Edit category"));
    expect(location()).toBe("/admin/categories?edit=cat_skirts");
    await user.click(modal.getByRole("button", { name: "Save" }));
    expect(await modal.findByRole("alert")).toHaveTextContent(
      "Failed to update category. Server error - please try again",
    );
  });

  it("says when it is gone", async () => {
    open({ at: "/admin/categories?edit=cat_gone" });
    expect(await within(await dialog("Edit category")).findByRole("alert")).toHaveTextContent(
      "This category does not exist any more.",
    );
  });

  it("asks before what was typed is lost", async () => {
    const { user, location } = open({ at: "/admin/categories?edit=cat_skirts" });
    const modal = within(await dialog("Edit category"));
    await user.type(modal.getByLabelText("Category name"), "!");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(modal.getByLabelText("Category name")).toHaveValue("Skirts!");
    await user.click(modal.getByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(location()).toBe("/admin/categories"));
  });
});

describe("deleting a category", () => {
  it("is asked, and done", async () => {
    const { user, changes } = open();
    await user.click(within(await row("Skirts")).getByRole("button", { name: "Delete Skirts" }));
    const question = within(await dialog(DELETE_QUESTION));
    expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Skirts is deleted.")).toBeVisible();
    expect(await screen.findByText("Total categories: 2")).toBeVisible();
    expect(changes).toEqual(["DELETE cat_skirts"]);
  });

  it("says how many products are in the way, before and after", async () => {
    const { user } = open();
    await user.click(within(await row("Shirts")).getByRole("button", { name: "Delete Shirts" }));
    const question = within(await dialog(DELETE_QUESTION));
    expect(question.getByText(/^12 products are in Shirts/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await question.findByRole("alert")).toHaveTextContent(
      "Failed to delete category. 12 products are still in this category",
    );
    expect(screen.getByText("Total categories: 3")).toBeInTheDocument();
  });
});
