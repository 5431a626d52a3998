import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { productSchema } from "@strive/backend/contracts/catalogue";
import { complaintsOf } from "~/testing/axe";
import { productNamed, products } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { answerPublicSettings } from "~/testing/public-settings";
import {
  addProduct,
  chooseAline,
  enterOrder,
  foundProducts,
  openNewOrder,
  part,
  placeButton,
  productSearch,
} from "~/testing/open-new-order";
import { ALINE, staffOrderDesk } from "~/testing/staff-orders";

const tee = productNamed("Gahinga Boxy Tee");
const lines = () => screen.findByRole("list", { name: "Products of this order" });
const customer = () => part("Customer");

describe("the products of a new order", () => {
  it("are found by name, colour and size, and added with the keys", async () => {
    const { user, container, received } = openNewOrder();
    const search = await productSearch();
    expect(await screen.findByText("Add a product to see the total.")).toBeVisible();
    expect(await placeButton("Place order and make the link")).toBeVisible();
    await user.type(search, "gahinga m");
    const options = await foundProducts();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Gahinga Boxy TeeM · White"),
      expect.stringContaining("Gahinga Boxy TeeM · Black"),
      expect.stringContaining("Gahinga Boxy TeeM · Grey"),
    ]);
    expect(options[0]).toHaveAttribute("aria-selected", "true");
    expect(received.searches.at(-1)).toBe("?status=published&search=gahinga&size=M&limit=12");
    expect(await complaintsOf(container)).toEqual([]);
    // Shift and Enter: the same search goes on.
    await user.keyboard("{ArrowDown}{Shift>}{Enter}{/Shift}");
    expect(search).toHaveValue("gahinga m");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(search).toHaveValue("");
    expect(search).toHaveAttribute("aria-expanded", "false");
    const shown = within(await lines());
    expect(shown.getByText("M · Black")).toBeVisible();
    expect(shown.getByText("M · White")).toBeVisible();
    // Another piece of what is there is no other line.
    await addProduct(user, "gahinga m black");
    expect(shown.getAllByRole("listitem")).toHaveLength(2);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can't be added where they are sold out, and say what the sale took off", async () => {
    const [first, ...others] = tee.variants.filter(({ size }) => size === "M");
    const one = productSchema.parse({
      ...tee,
      compare_at_price: 25_000,
      variants: [{ ...first, stock_quantity: 0 }, ...others],
    });
    const { user } = openNewOrder(staffOrderDesk({ stock: [one] }));
    await user.type(await productSearch(), "gahinga");
    const options = await foundProducts();
    const last = options.at(-1);
    expect(last).toHaveTextContent("Sold out");
    expect(last).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(screen.queryByRole("list", { name: "Products of this order" })).not.toBeInTheDocument();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(within(await lines()).getByText("Sale, was RWF 25,000")).toBeVisible();
  });

  it("are counted and removed, and the total follows", async () => {
    const { user } = openNewOrder();
    await addProduct(user);
    const total = within(await part("Total"));
    expect(await total.findByText("RWF 20,000")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    expect(await total.findByText("RWF 38,000")).toBeVisible();
    expect(total.getByText("Items (2)")).toBeVisible();
    expect(within(await lines()).getByText("RWF 36,000")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Remove Gahinga Boxy Tee/ }));
    expect(await screen.findByText("Add a product to see the total.")).toBeVisible();
  });

  it("say when nothing matches, and when the search fails", async () => {
    let isBroken = true;
    const { user } = openNewOrder(
      staffOrderDesk(),
      http.get("*/api/products", () => (isBroken ? failure(403, "Access denied") : undefined)),
    );
    await user.type(await productSearch(), "gahinga");
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await foundProducts()).not.toEqual([]);
    await user.type(await productSearch(), "zzz");
    expect(await screen.findByText("No product matches this.")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("No product matches this.")).not.toBeInTheDocument();
  });
});

describe("the customer of a new order", () => {
  it("is somebody known, with the address of the newest order", async () => {
    const { user, container } = openNewOrder();
    await chooseAline(user);
    const shown = within(await customer());
    expect(shown.getByText("Aline Uwase")).toBeVisible();
    expect(shown.getByText("0788 123 456 · 4 orders")).toBeVisible();
    expect(shown.getByRole("textbox", { name: "Address" })).toHaveValue("KG 11 Ave, house 24");
    expect(shown.getByRole("combobox", { name: "District" })).toHaveValue("Gasabo");
    expect(shown.queryByRole("textbox", { name: "Phone" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(shown.getByRole("button", { name: "Edit name, phone or email" }));
    expect(shown.getByRole("textbox", { name: "Phone" })).toHaveValue("0788 123 456");
    await user.click(shown.getByRole("button", { name: "Change customer" }));
    expect(await screen.findByRole("combobox", { name: "Name, phone or email" })).toHaveValue("");
  });

  it("takes nothing over from whoever was chosen before", async () => {
    const { user } = openNewOrder(
      staffOrderDesk(),
      http.get("*/api/settings/public", () =>
        HttpResponse.json(answerPublicSettings({ isVatRegistered: true })),
      ),
    );
    await chooseAline(user);
    const names = [/^Note/, /^Company TIN/, /^Purchase code/];
    for (const name of names) await user.type(await screen.findByRole("textbox", { name }), "123");
    await user.click(screen.getByRole("button", { name: "Change customer" }));
    await user.click(screen.getByRole("button", { name: "New customer" }));
    for (const name of names) expect(screen.getByRole("textbox", { name })).toHaveValue("");
  });

  it("has an account, whose address gets the emails where no other is given", async () => {
    const { user } = openNewOrder(
      staffOrderDesk({ buyers: [{ ...ALINE, user_id: "user_aline" }] }),
    );
    await chooseAline(user);
    await user.click(screen.getByRole("button", { name: "Edit name, phone or email" }));
    expect(screen.getByRole("textbox", { name: "Email (optional)" })).toHaveAccessibleDescription(
      "Without one, emails go to the address of their account.",
    );
  });

  it("may be new, and has to have a name, a phone and a place to go to", async () => {
    const { user, received } = openNewOrder();
    await addProduct(user);
    await user.click(await placeButton("Place order and make the link"));
    expect(await screen.findByText("Choose a customer, or add a new one")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "New customer" }));
    await user.click(await placeButton("Place order and make the link"));
    const shown = within(await customer());
    expect(await shown.findByText("First name is required")).toBeVisible();
    expect(shown.getByRole("textbox", { name: "First name" })).toHaveFocus();
    expect(shown.getByText("Address is required")).toBeVisible();
    expect(shown.getByText("Without one, the customer gets no emails from us.")).toBeVisible();
    await user.type(shown.getByRole("combobox", { name: "District" }), "gasa");
    await user.tab();
    expect(shown.getByRole("textbox", { name: "City" })).toHaveValue("Kigali");
    expect(received.orders).toEqual([]);
  });

  it("may collect it: no address, no delivery and no rider", async () => {
    const { user } = openNewOrder();
    await enterOrder(user);
    expect(await screen.findByRole("tab", { name: "Pay the rider" })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Pay the rider" }));
    await user.click(screen.getByRole("radio", { name: "Collected in the shop" }));
    expect(screen.queryByRole("tab", { name: "Pay the rider" })).not.toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Send pay link" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(screen.queryByRole("textbox", { name: "Address" })).not.toBeInTheDocument();
    const total = within(await part("Total"));
    expect(await total.findByText("Free")).toBeVisible();
  });

  it("may be a company, where the shop is registered for VAT", async () => {
    const { user } = openNewOrder(
      staffOrderDesk(),
      http.get("*/api/settings/public", () =>
        HttpResponse.json(answerPublicSettings({ isVatRegistered: true })),
      ),
    );
    await enterOrder(user);
    const total = within(await part("Total"));
    expect(await total.findByText("Includes 18% VAT")).toBeVisible();
    expect(total.getByText("RWF 3,051")).toBeVisible();
    await user.type(await screen.findByRole("textbox", { name: /Purchase code/ }), "AB12CD");
    await user.click(await placeButton("Place order and make the link"));
    expect(await screen.findByText("A purchase code needs the company's TIN")).toBeVisible();
  });

  it("says when nobody can be looked for", async () => {
    const { user } = openNewOrder(
      staffOrderDesk(),
      http.get("*/api/orders/buyers", () => failure(403, "Access denied"), { once: true }),
    );
    await user.type(await screen.findByRole("combobox", { name: "Name, phone or email" }), "ali");
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("option", { name: /Aline Uwase/ })).toBeVisible();
  });
});

describe("the total of a new order", () => {
  it("takes a discount by hand, with its reason", async () => {
    const { user, container, received } = openNewOrder();
    await addProduct(user);
    await user.click(await screen.findByRole("button", { name: "Add a discount" }));
    const editor = within(screen.getByRole("group", { name: "Discount" }));
    await user.click(editor.getByRole("button", { name: "Apply" }));
    expect(editor.getByText("Enter a whole number from 1 to 100")).toBeVisible();
    expect(editor.getByText("Reason is required")).toBeVisible();
    await user.type(editor.getByRole("textbox", { name: "Percent" }), "10");
    await user.type(editor.getByRole("textbox", { name: "Reason" }), "Scratched zip{Enter}");
    const total = within(await part("Total"));
    expect(await total.findByText("Discount, 10%")).toBeVisible();
    expect(await total.findByText("−RWF 1,800")).toBeVisible();
    expect(total.getByText("Reason: Scratched zip")).toBeVisible();
    const change = total.getByRole("button", { name: "Change discount" });
    await waitFor(() => expect(change).toHaveFocus());
    expect(received.quotes.at(-1)?.discount).toEqual({ percent: 10, reason: "Scratched zip" });
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(change);
    await user.click(screen.getByRole("radio", { name: "RWF" }));
    await user.clear(screen.getByRole("textbox", { name: "Whole RWF" }));
    await user.type(screen.getByRole("textbox", { name: "Whole RWF" }), "RWF 2,500");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await total.findByText("−RWF 2,500")).toBeVisible();
    await user.click(total.getByRole("button", { name: "Change discount" }));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(await total.findByText("RWF 20,000")).toBeVisible();
    expect(total.getByRole("button", { name: "Add a discount" })).toBeVisible();
  });

  it("keeps the focus on the button of its discount, wherever that moves", async () => {
    let answer = () => {};
    const isAsked = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const { user } = openNewOrder(
      staffOrderDesk(),
      http.post("*/api/orders/staff/quote", () => isAsked),
    );
    await addProduct(user);
    await user.click(await screen.findByRole("button", { name: "Add a discount" }));
    await user.type(screen.getByRole("textbox", { name: "Percent" }), "10");
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Scratched zip{Enter}");
    // The total is not known yet.
    expect(await screen.findByRole("button", { name: "Change discount" })).toHaveFocus();
    answer();
    expect(await screen.findByText("Discount, 10%")).toBeVisible();
    expect(screen.getByRole("button", { name: "Change discount" })).toHaveFocus();
  });

  it("stays while it can't be worked out, and nothing is placed meanwhile", async () => {
    let isBroken = false;
    const { user } = openNewOrder(
      staffOrderDesk({ stock: products }),
      http.post("*/api/orders/staff/quote", () =>
        isBroken
          ? failure(400, "Invalid request", {
              errors: [{ field: "items.0.quantity", message: "At most 20 of this" }],
            })
          : undefined,
      ),
    );
    await enterOrder(user);
    const total = within(await part("Total"));
    await waitFor(() => expect(screen.getByRole("button", { name: /^Place order/ })).toBeEnabled());
    isBroken = true;
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    expect(await total.findByRole("alert")).toHaveTextContent("At most 20 of this");
    expect(total.getByText("RWF 20,000")).toBeVisible();
    expect(await placeButton("Place order and make the link")).toBeDisabled();
    isBroken = false;
    await user.click(total.getByRole("button", { name: "Retry" }));
    expect(await total.findByText("RWF 38,000")).toBeVisible();
    expect(await placeButton("Place order and make the link")).toBeEnabled();
  });
});
