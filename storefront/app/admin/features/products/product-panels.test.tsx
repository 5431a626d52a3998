import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { productDesk, savedNamed, waitingFor } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ProductsScreen } from "./products-screen";

const SCREENS = [{ path: "/admin/products", Screen: ProductsScreen }];
const LATER = "2026-02-01T09:00:00.000Z";

/** Few, so that what stands behind the dialog costs no time. */
const few = () =>
  productDesk(["Gahinga Boxy Tee", "Kimironko Tote"].map((name) => savedNamed(name)));

function open(at = "/admin/products", desk = few()) {
  server.use(...desk.handlers);
  return { ...renderAdmin({ at, screens: SCREENS }), desk };
}
const theDialog = (name: string) => screen.findByRole("dialog", { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const save = () => screen.getByRole("button", { name: "Save Product" });

describe("the detail of a product", () => {
  it("opens by a press on the row, and shows everything", async () => {
    const { user, location } = open(
      undefined,
      productDesk([savedNamed("Gahinga Boxy Tee", { stock_quantity: 7 })]),
    );
    await user.click(await screen.findByText("RWF 18,000"));
    const detail = within(await theDialog("Gahinga Boxy Tee"));
    expect(location()).toBe("/admin/products?view=prod_01");
    expect(await detail.findByText(/cut in Kigali/)).toBeVisible();
    expect(detail.getByText("T-Shirts")).toBeVisible();
    expect(detail.getByText("RWF 18,000")).toBeVisible();
    expect(detail.getByText("7 left")).toBeVisible();
    expect(detail.getByText("XS, S, M, L, XL")).toBeVisible();
    expect(detail.getByText("White")).toBeVisible();
    expect(detail.getByText("Size XL · Grey")).toBeVisible();
    expect(detail.getByRole("img", { name: "Gahinga Boxy Tee, picture 1 of 3" })).toBeVisible();
    await user.click(detail.getByRole("button", { name: "Show picture 2" }));
    expect(detail.getByRole("img", { name: "Gahinga Boxy Tee, picture 2 of 3" })).toBeVisible();
    expect(detail.getByRole("link", { name: "View in shop" })).toHaveAttribute(
      "href",
      "/product/prod_01",
    );
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.keyboard("{Escape}");
    await noDialog();
    expect(location()).toBe("/admin/products");
  });

  it("says how many wait, for all of it and for each variant", async () => {
    const { user } = open();
    const { variants } = savedNamed("Gahinga Boxy Tee");
    const wait = (at: number, waiting: number) => ({
      variant_id: variants[at]?.id ?? "",
      product_id: "prod_01",
      waiting,
      since: "2026-11-20T08:00:00.000Z",
    });
    server.use(waitingFor([wait(0, 1200), wait(1, 3)]));
    await user.click(await screen.findByText("RWF 18,000"));
    const detail = within(await theDialog("Gahinga Boxy Tee"));
    expect(await detail.findByText("1,203 people")).toBeVisible();
    expect(detail.getByText("1,200 waiting")).toBeVisible();
    expect(detail.getByText("3 waiting")).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
  });

  it("says when nobody knows how many wait, and shows the rest", async () => {
    const { user } = open();
    server.use(http.get("*/api/alerts/waiting", () => failure(403, "Access denied")));
    await user.click(await screen.findByText("RWF 18,000"));
    const detail = within(await theDialog("Gahinga Boxy Tee"));
    expect(await detail.findByText("Could not be counted")).toBeVisible();
    expect(detail.getByText("T-Shirts")).toBeVisible();
  });

  it("leads to the form, to a copy and to the question, and Back leads to it again", async () => {
    const { user, location } = open("/admin/products?view=prod_12");
    const detail = within(await theDialog("Kimironko Tote"));
    expect(detail.getByText("No colors")).toBeVisible();
    expect(detail.getByText("One size")).toBeVisible();
    await user.click(await detail.findByRole("button", { name: "Edit Product" }));
    await theDialog("Edit Product");
    expect(location()).toBe("/admin/products?edit=prod_12");
    await user.keyboard("{Escape}");
    await noDialog();
    await user.click(await screen.findByRole("button", { name: "Kimironko Tote" }));
    const again = within(await theDialog("Kimironko Tote"));
    await user.click(await again.findByRole("button", { name: "Delete" }));
    await theDialog("Are you sure you want to delete this product? This action cannot be undone.");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(again.getAllByRole("button", { name: "Close" })[1] as HTMLElement);
    await noDialog();
  });

  it("has no way to the shop for a draft", async () => {
    open(
      "/admin/products?view=prod_01",
      productDesk([savedNamed("Gahinga Boxy Tee", { status: "draft" })]),
    );
    const detail = within(await theDialog("Gahinga Boxy Tee"));
    expect(detail.getByText("Draft")).toBeVisible();
    expect(detail.queryByRole("link", { name: "View in shop" })).not.toBeInTheDocument();
  });

  it("says that it could not be had, and asks again", async () => {
    const { user } = open("/admin/products?view=prod_01");
    server.use(http.get("*/api/products/prod_01", () => failure(500, "x"), { once: true }));
    const detail = within(await theDialog("Product"));
    expect(await detail.findByRole("alert")).toHaveTextContent("Failed to fetch product");
    await user.click(detail.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("dialog", { name: "Gahinga Boxy Tee" })).toBeVisible();
  });
});

describe("changes that are not saved", () => {
  const typed = async () => {
    const view = open("/admin/products?edit=prod_01");
    const form = within(await theDialog("Edit Product"));
    await view.user.type(await form.findByLabelText("Name"), "!");
    return view;
  };

  it.each(["Close", "Cancel"])("are asked about by %s", async (name) => {
    const { user, location } = await typed();
    const form = within(await theDialog("Edit Product"));
    await user.click(form.getByRole("button", { name }));
    await theDialog("Leave without saving?");
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: /Leave/ })).not.toBeInTheDocument(),
    );
    expect(form.getByLabelText("Name")).toHaveValue("Gahinga Boxy Tee!");
    expect(location()).toBe("/admin/products?edit=prod_01");
    await user.click(form.getByRole("button", { name }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await noDialog();
    expect(location()).toBe("/admin/products");
    // What is opened again begins afresh.
    await user.click(await screen.findByRole("button", { name: "Edit: Gahinga Boxy Tee" }));
    const again = within(await theDialog("Edit Product"));
    expect(await again.findByLabelText("Name")).toHaveValue("Gahinga Boxy Tee");
  });

  it("are asked about by Escape, and by the browser before a reload", async () => {
    const { user } = await typed();
    const leaving = new Event("beforeunload", { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  });

  it("are nobody's business where nothing was changed", async () => {
    const { user } = open("/admin/products?edit=prod_01");
    const form = within(await theDialog("Edit Product"));
    await form.findByLabelText("Name");
    const leaving = new Event("beforeunload", { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(false);
    await user.keyboard("{Escape}");
    await noDialog();
  });
});

describe("an edit that somebody else was faster with", () => {
  /** I change name and price, they price and description. */
  const collide = async () => {
    const view = open("/admin/products?edit=prod_01");
    const { user, desk } = view;
    const form = within(await theDialog("Edit Product"));
    await user.type(await form.findByLabelText("Name"), " II");
    await user.clear(form.getByLabelText("Price (RWF)"));
    await user.type(form.getByLabelText("Price (RWF)"), "20000");
    const theirs = { price: 19_000, description: "Theirs." };
    desk.change("prod_01", { ...theirs, updatedAt: LATER });
    await user.click(save());
    expect(await form.findByRole("alert")).toHaveTextContent("This product was changed meanwhile");
    return view;
  };
  const saveAndRead = async ({ user, desk }: Awaited<ReturnType<typeof collide>>) => {
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    return desk.calls.at(-1)?.fields;
  };

  it("shows both, field by field, and goes on with what is chosen", async () => {
    const view = await collide();
    const { user } = view;
    const form = within(await theDialog("Edit Product"));
    expect(save()).toBeDisabled();
    expect(form.getAllByRole("group").map((group) => group.textContent)).toEqual([
      "NameSaved meanwhileGahinga Boxy TeeYoursGahinga Boxy Tee II",
      "Price (RWF)Saved meanwhileRWF 19,000YoursRWF 20,000",
      expect.stringMatching(/^DescriptionSaved meanwhileTheirs\.Yours/),
    ]);
    const price = within(form.getByRole("group", { name: "Price (RWF)" }));
    const text = within(form.getByRole("group", { name: "Description" }));
    // What only one side has changed is chosen already.
    expect(price.getByRole("radio", { name: /^Yours/ })).toBeChecked();
    expect(text.getByRole("radio", { name: /^Saved meanwhile/ })).toBeChecked();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(price.getByRole("radio", { name: /^Saved meanwhile/ }));
    await user.click(form.getByRole("button", { name: "Use this choice" }));
    expect(form.getByLabelText("Name")).toHaveValue("Gahinga Boxy Tee II");
    expect(form.getByLabelText("Price (RWF)")).toHaveValue("19000");
    // Only what is mine is said.
    expect(await saveAndRead(view)).toEqual({
      product_name: "Gahinga Boxy Tee II",
      updatedAt: LATER,
    });
  });

  it("is kept as a whole", async () => {
    const view = await collide();
    await view.user.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(await saveAndRead(view)).toMatchObject({
      product_name: "Gahinga Boxy Tee II",
      price: "20000",
      description: expect.stringContaining("cut in Kigali") as string,
    });
  });

  it("gives way as a whole, and then has nothing to ask about", async () => {
    const { user } = await collide();
    const form = within(await theDialog("Edit Product"));
    await user.click(form.getByRole("button", { name: "Take theirs" }));
    expect(form.getByLabelText("Name")).toHaveValue("Gahinga Boxy Tee");
    expect(form.getByLabelText("Price (RWF)")).toHaveValue("19000");
    await user.keyboard("{Escape}");
    await noDialog();
  });
});
