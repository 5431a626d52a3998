import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ProductsScreen } from "./products-screen";

const SCREENS = [{ path: "/admin/products", Screen: ProductsScreen }];
const MB = 1024 * 1024;

/** Few, so that what stands behind the dialog costs no time. */
const few = () =>
  productDesk(["Gahinga Boxy Tee", "Kimironko Tote"].map((name) => savedNamed(name)));

function open(at = "/admin/products?edit=new", desk = few()) {
  server.use(...desk.handlers);
  return { ...renderAdmin({ at, screens: SCREENS }), desk };
}
const theForm = (name: string) => screen.findByRole("dialog", { name });
const save = () => screen.getByRole("button", { name: "Save Product" });
const pictureOf = (name: string, bytes = 10, type = "image/png") => {
  const file = new File([name], name, { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
};
const shownPictures = () =>
  screen.getAllByRole("img", { name: /^Picture \d/ }).map((image) => image.getAttribute("src"));

const made: string[] = [];
const revoked: string[] = [];
beforeEach(() => {
  made.length = revoked.length = 0;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: () => {
        const address = `blob:${made.length + 1}`;
        made.push(address);
        return address;
      },
      revokeObjectURL: (address: string) => revoked.push(address),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("adding a product", () => {
  it("sends what was typed, as the form of the specification", async () => {
    const { user, desk, location } = open("/admin/products");
    await user.click(await screen.findByRole("button", { name: "Add Product" }));
    const form = within(await theForm("Add Product"));
    expect(location()).toBe("/admin/products?edit=new");
    await user.type(form.getByLabelText("Name"), "  Virunga Tote ");
    await user.type(form.getByLabelText("Price (RWF)"), "12500");
    await user.selectOptions(
      form.getByLabelText("Category"),
      await form.findByRole("option", { name: "Dresses · unisex" }),
    );
    await user.selectOptions(form.getByLabelText("Gender"), "Women");
    await user.selectOptions(form.getByLabelText("Status"), "Draft");
    await user.type(form.getByLabelText("Stock"), "7");
    await user.click(form.getByRole("button", { name: "Add size M" }));
    // Enter adds sizes and does not send the form; blanks and doubles are ignored.
    await user.type(form.getByLabelText("Other size"), "28, ,m,30{Enter}");
    await user.click(form.getByRole("button", { name: "Add color" }));
    await user.click(form.getByRole("button", { name: "Add Navy" }));
    fireEvent.input(form.getByLabelText("Another color"), { target: { value: "#0000ff" } });
    await user.click(form.getByRole("button", { name: "Add Cobalt #0000ff" }));
    await user.type(form.getByLabelText("Description"), "Holds a lot.");
    await user.upload(form.getByLabelText("Add picture"), [pictureOf("a.png"), pictureOf("b.png")]);
    expect(shownPictures()).toEqual(["blob:1", "blob:2"]);
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(save());
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
    expect(desk.calls).toEqual([
      {
        method: "POST",
        id: "",
        fields: {
          product_name: "Virunga Tote",
          price: "12500",
          category_id: "cat_3",
          gender: "women",
          description: "Holds a lot.",
          status: "draft",
          is_gift_card: "false",
          sizes: '["M","28","30"]',
          colors: '["#232c45","#0000ff"]',
          stock_quantity: "7",
        },
        files: ["a.png", "b.png"],
      },
    ]);
    await waitFor(() => expect(location()).toBe("/admin/products"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    // Closing takes the previews back.
    expect(revoked).toEqual(made);
    expect(await screen.findByText("Virunga Tote")).toBeVisible();
  });

  it("names what is missing beside its field, and sends nothing", async () => {
    const { user, desk } = open();
    const form = within(await theForm("Add Product"));
    await user.click(save());
    expect(await form.findByText("Product name is required")).toBeVisible();
    expect(form.getByText("Valid price is required")).toBeVisible();
    expect(form.getByText("Category is required")).toBeVisible();
    expect(form.getByText("Valid stock quantity is required")).toBeVisible();
    expect(form.getByLabelText("Name")).toHaveFocus();
    expect(form.getByLabelText("Name")).toHaveAccessibleDescription("Product name is required");
    await user.type(form.getByLabelText("Name"), "Tote");
    expect(form.queryByText("Product name is required")).not.toBeInTheDocument();
    await user.type(form.getByLabelText("Price (RWF)"), "0");
    await user.type(form.getByLabelText("Stock"), "-1");
    await user.click(save());
    expect(await form.findByText("Valid price is required")).toBeVisible();
    expect(form.getByText("Valid stock quantity is required")).toBeVisible();
    expect(form.getByLabelText("Price (RWF)")).toHaveFocus();
    expect(desk.calls).toEqual([]);
  });

  it("sends what was typed in another language, and opens where something is wrong with it", async () => {
    const translations = { fr: { product_name: "T-shirt Gahinga" }, rw: { description: "Upana." } };
    const { user, desk } = open(
      "/admin/products?edit=prod_01",
      productDesk([savedNamed("Gahinga Boxy Tee", { translations })]),
    );
    const form = within(await theForm("Edit Product"));
    await user.click(await form.findByText("Also in French, Kinyarwanda"));
    const french = form.getByLabelText("Name in French");
    expect(french).toHaveValue("T-shirt Gahinga");
    expect(form.getByLabelText("Name in Kinyarwanda")).toHaveAttribute(
      "placeholder",
      "Gahinga Boxy Tee",
    );
    await user.clear(french);
    await user.type(french, "Tee-shirt carré");
    await user.clear(form.getByLabelText("Description in Kinyarwanda"));
    const errors = [{ field: "translations.fr.product_name", message: "Too long" }];
    server.use(
      http.put("*/api/products/:id", () => failure(400, "Not right.", { errors }), { once: true }),
    );
    await user.click(save());
    expect(await form.findByLabelText("Name in French")).toHaveAccessibleDescription("Too long");
    await user.type(french, " noir");
    await user.click(save());
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
    expect(JSON.parse(desk.calls[0]?.fields["translations"] ?? "")).toEqual({
      fr: { product_name: "Tee-shirt carré noir" },
      rw: { description: "" },
    });
  });

  it("says beside its field what the server refuses", async () => {
    const { user } = open("/admin/products?edit=prod_01");
    const form = within(await theForm("Edit Product"));
    await form.findByLabelText("Name");
    const errors = [
      { field: "sizes", message: "Too many sizes" },
      { field: "variants.0", message: "This size is not there" },
      { field: "existingImages", message: "Only pictures of this product can be kept" },
    ];
    server.use(http.put("*/api/products/:id", () => failure(400, "Not right.", { errors })));
    await user.click(save());
    expect(await form.findByLabelText("Stock")).toHaveAccessibleDescription(
      expect.stringContaining("This size is not there"),
    );
    expect(form.getByRole("group", { name: "Sizes" })).toHaveAccessibleDescription(
      "Too many sizes",
    );
    expect(form.getByRole("group", { name: "Sizes" })).toHaveFocus();
    expect(form.getByText("Only pictures of this product can be kept")).toBeVisible();
  });

  it("says that it failed, and loses nothing that was typed", async () => {
    const { user } = open(
      "/admin/products?edit=prod_01",
      productDesk([savedNamed("Gahinga Boxy Tee")]),
    );
    const form = within(await theForm("Edit Product"));
    const name = await form.findByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Boxier Tee");
    server.use(http.put("*/api/products/:id", () => failure(500, "It broke"), { once: true }));
    await user.click(save());
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Error saving product. Please try again.",
    );
    server.use(
      http.put("*/api/products/:id", () => failure(409, "This handle is taken."), { once: true }),
    );
    await user.click(save());
    await waitFor(() => expect(form.getByRole("alert")).toHaveTextContent("This handle is taken."));
    expect(name).toHaveValue("Boxier Tee");
    await user.click(save());
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
  });

  it("sends once, however often one presses", async () => {
    const { user, desk } = open("/admin/products?edit=prod_01");
    const form = within(await theForm("Edit Product"));
    await form.findByLabelText("Name");
    let release = () => undefined as void;
    const wait = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.put("*/api/products/:id", async () => {
        await wait;
        return undefined;
      }),
    );
    await user.dblClick(save());
    const busy = await form.findByRole("button", { name: "Saving..." });
    expect(busy).toBeDisabled();
    release();
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
    expect(desk.calls).toHaveLength(1);
  });
});

describe("a gift card", () => {
  const tick = () =>
    within(screen.getByRole("dialog")).findByRole("checkbox", { name: "Gift card" });

  it("is made by a tick, which says what it does, and is marked as one in the list", async () => {
    const { user, desk } = open();
    const form = within(await theForm("Add Product"));
    await user.type(form.getByLabelText("Name"), "STRIVE Gift Card");
    await user.type(form.getByLabelText("Price (RWF)"), "10000");
    await user.selectOptions(
      form.getByLabelText("Category"),
      await form.findByRole("option", { name: "Dresses · unisex" }),
    );
    await user.type(form.getByLabelText("Stock"), "100");
    expect(await tick()).not.toBeChecked();
    expect(await tick()).toHaveAccessibleDescription(
      "Whoever buys it gets a gift card of its price by email. Nothing is delivered or counted. Make one product for each amount.",
    );
    await user.click(await tick());
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(desk.calls[0]?.fields["is_gift_card"]).toBe("true");
    await user.click(await screen.findByRole("button", { name: "STRIVE Gift Card" }));
    const detail = within(await theForm("STRIVE Gift Card"));
    expect(detail.getByText("Gift card")).toBeVisible();
    expect(detail.getByText("Not counted")).toBeVisible();
    expect(screen.getAllByText("Not counted").length).toBeGreaterThan(1);
    expect(screen.getAllByText("Gift card")).toHaveLength(2);
  });

  it("becomes an ordinary product again, whose stock is asked anew, and nothing else of it is sent", async () => {
    const card = savedNamed("Kimironko Tote", { is_gift_card: true });
    const { user, desk } = open("/admin/products?edit=prod_12", productDesk([card]));
    await theForm("Edit Product");
    expect(await tick()).toBeChecked();
    await user.click(await tick());
    await user.click(save());
    expect(await screen.findByText("Valid stock quantity is required")).toBeVisible();
    const stock = within(screen.getByRole("dialog")).getByLabelText("Stock");
    expect(stock).toHaveValue("");
    await user.type(stock, "8");
    await user.click(save());
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
    expect(desk.calls.map(({ fields }) => fields)).toEqual([
      { is_gift_card: "false", stock_quantity: "8", updatedAt: card.updatedAt },
    ]);
  });

  it("says beside the tick what the server has against it", async () => {
    const { user } = open("/admin/products?edit=prod_12");
    await theForm("Edit Product");
    const errors = [{ field: "is_gift_card", message: "It is in a sale" }];
    server.use(http.put("*/api/products/:id", () => failure(400, "Not right.", { errors })));
    await user.click(await tick());
    await user.click(save());
    expect(await screen.findByText("It is in a sale")).toBeVisible();
    expect(await tick()).toHaveFocus();
    expect(await tick()).toBeInvalid();
  });

  it("is asked about where somebody else changed it meanwhile", async () => {
    const { user, desk } = open("/admin/products?edit=prod_12");
    await theForm("Edit Product");
    await user.click(await tick());
    await user.type(screen.getByLabelText("Name"), "!");
    desk.change("prod_12", { product_name: "Theirs", updatedAt: "2026-01-31T09:00:00.000Z" });
    await user.click(save());
    const choice = within(await screen.findByRole("group", { name: "Gift card" }));
    expect(choice.getByRole("radio", { name: /^Yours ?Yes$/ })).toBeChecked();
    expect(choice.getByRole("radio", { name: /^Saved meanwhile ?No$/ })).not.toBeChecked();
  });
});

describe("editing a product again", () => {
  const openEdit = async (user: ReturnType<typeof open>["user"]) =>
    user.click(await screen.findByRole("button", { name: "Edit: Gahinga Boxy Tee" }));
  const typePrice = async (price: string) => {
    const field = await within(await theForm("Edit Product")).findByLabelText("Price (RWF)");
    fireEvent.change(field, { target: { value: price } });
  };

  it("begins with what was saved, in the list too, and is no conflict", async () => {
    const { user, desk } = open("/admin/products");
    for (const price of ["15500", "16500"]) {
      await openEdit(user);
      await typePrice(price);
      await user.click(save());
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(await screen.findByText(`RWF ${price.slice(0, 2)},500`)).toBeVisible();
      await openEdit(user);
      const form = within(await theForm("Edit Product"));
      expect(await form.findByLabelText("Price (RWF)")).toHaveValue(price);
      await user.click(form.getByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
    expect(desk.calls.map(({ fields }) => fields["price"])).toEqual(["15500", "16500"]);
    expect(screen.queryByText(/saved this product/)).not.toBeInTheDocument();
  });

  it("shows what was saved at once, while the list is asked anew", async () => {
    const { user } = open("/admin/products");
    await openEdit(user);
    await typePrice("15500");
    server.use(http.get("*/api/products", () => new Promise(() => undefined)));
    await user.click(save());
    expect(await screen.findByText("RWF 15,500")).toBeVisible();
  });

  it("joins what somebody else changed elsewhere in it, without a question", async () => {
    const { user, desk } = open("/admin/products?edit=prod_01");
    await typePrice("15500");
    const theirs = {
      description: "Theirs",
      stock_quantity: 3,
      updatedAt: "2026-01-31T09:00:00.000Z",
    };
    desk.change("prod_01", theirs);
    await user.click(save());
    expect(await screen.findByText("Product saved successfully!")).toBeVisible();
    expect(desk.calls.map(({ fields }) => fields)).toEqual([
      { price: "15500", updatedAt: "2026-01-31T08:30:00.000Z" },
      { price: "15500", updatedAt: "2026-01-31T09:00:00.000Z" },
    ]);
  });

  it("says how many are left when more were taken away than there are", async () => {
    const { user, desk } = open("/admin/products?edit=prod_01");
    const form = within(await theForm("Edit Product"));
    await user.click(await form.findByRole("button", { name: "By variant" }));
    const cell = form.getByLabelText("Stock, M, Black");
    await user.clear(cell);
    await user.type(cell, "2");
    const message = "M / Black: only 4 are left now, so 10 can't be taken away";
    const tee = savedNamed("Gahinga Boxy Tee");
    const now = {
      ...tee,
      variants: tee.variants.map((one) =>
        one.size === "M" && one.color === "#1b1a1a" ? { ...one, stock_quantity: 4 } : one,
      ),
    };
    const errors = [{ field: "variants.0.stock_quantity", message }];
    server.use(
      http.put("*/api/products/:id", () => failure(409, message, { errors, data: now }), {
        once: true,
      }),
    );
    await user.click(save());
    expect(await form.findByText(message)).toBeVisible();
    // What is typed next is a change of what is there now.
    expect(form.getByLabelText("Stock, M, Black")).toHaveValue("4");
    await user.clear(form.getByLabelText("Stock, M, Black"));
    await user.type(form.getByLabelText("Stock, M, Black"), "1");
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    expect(desk.calls[0]?.fields["variants"]).toBe(
      JSON.stringify([{ size: "M", color: "#1b1a1a", stock_quantity: "1", stock_seen: "4" }]),
    );
  });
});

describe("the pictures of the form", () => {
  it("refuses other files, large ones and a sixth, each with its sentence", async () => {
    const { user } = open();
    const form = within(await theForm("Add Product"));
    const input = form.getByLabelText("Add picture");
    fireEvent.change(input, {
      target: {
        files: [pictureOf("plan.pdf", 10, "application/pdf"), pictureOf("big.jpg", 5 * MB + 1)],
      },
    });
    const group = form.getByRole("group", { name: "Images" });
    expect(group).toHaveAccessibleDescription(
      expect.stringContaining(
        "plan.pdf is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.",
      ),
    );
    expect(group).toHaveTextContent("big.jpg is too large. Maximum size is 5MB.");
    await user.upload(
      input,
      ["1", "2", "3", "4", "5", "6"].map((n) => pictureOf(`${n}.png`)),
    );
    expect(group).toHaveTextContent("Maximum 5 images allowed per product");
    expect(group).not.toHaveTextContent("plan.pdf");
    expect(shownPictures()).toHaveLength(5);
    expect(form.queryByRole("button", { name: "Add picture" })).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Remove picture 2" }));
    expect(revoked).toEqual(["blob:2"]);
    expect(group).not.toHaveTextContent("Maximum 5 images");
    expect(form.getByRole("button", { name: "Add picture" })).toBeVisible();
  });

  it("counts those that are there already, and says how new ones stand among them", async () => {
    const tee = savedNamed("Gahinga Boxy Tee");
    const { user, desk } = open("/admin/products?edit=prod_01", productDesk([tee]));
    const form = within(await theForm("Edit Product"));
    await user.upload(
      await form.findByLabelText("Add picture"),
      ["x", "y", "z"].map((name) => pictureOf(`${name}.png`)),
    );
    expect(form.getByText("Maximum 5 images allowed per product")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Remove picture 2" }));
    // Now 1, 3, x, y: x goes to the front, 1 behind it.
    await user.click(form.getByRole("button", { name: "Move picture 3 forward" }));
    await user.click(form.getByRole("button", { name: "Move picture 2 forward" }));
    expect(shownPictures()).toEqual(["blob:1", tee.images[0], tee.images[2], "blob:2"]);
    expect(form.getByRole("button", { name: "Move picture 1 forward" })).toBeDisabled();
    expect(form.getByRole("button", { name: "Move picture 4 back" })).toBeDisabled();
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    expect(desk.calls[0]).toMatchObject({
      files: ["x.png", "y.png"],
      fields: {
        existingImages: JSON.stringify([tee.images[0], tee.images[2]]),
        imageOrder: "[2,0,1,3]",
      },
    });
  });

  it("show a colour of the product, which is said with them", async () => {
    const tee = savedNamed("Gahinga Boxy Tee");
    const [first = "", second = ""] = tee.colors;
    const { user, desk } = open("/admin/products?edit=prod_01", productDesk([tee]));
    const form = within(await theForm("Edit Product"));
    const select = await form.findByLabelText("Colour of picture 1");
    expect(select).toHaveValue(tee.image_colors[0] ?? "");
    await user.selectOptions(select, second);
    await user.selectOptions(form.getByLabelText("Colour of picture 2"), first);
    await user.selectOptions(form.getByLabelText("Colour of picture 3"), "Any colour");
    await user.selectOptions(form.getByLabelText("View of picture 2"), "Back");
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    const { fields } = desk.calls[0] ?? {};
    expect(fields?.["image_colors"]).toBe(JSON.stringify([second, first, null]));
    expect(fields?.["image_views"]).toBe(JSON.stringify([null, "back", null]));
    expect(fields).not.toHaveProperty("imageOrder");
  });

  it("can be moved with the keyboard; Escape puts a lifted one back and leaves the form open", async () => {
    // jsdom lays nothing out: the pictures stand side by side, 100 px each.
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(
      this: Element,
    ) {
      const position = /Remove picture (\d)/.exec(this.innerHTML)?.[1] ?? 1;
      return new DOMRect(Number(position) * 100, 10, 90, 90);
    });
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = open("/admin/products?edit=prod_01");
    const form = within(await theForm("Edit Product"));
    await form.findByLabelText("Name");
    const [one, two, three] = shownPictures();
    const handles = () => form.findAllByRole("button", { description: /press Space or Enter/ });
    (await handles())[0]?.focus();
    await user.keyboard(" ");
    expect(await screen.findByText("Picture 1 is lifted.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Picture 1 stays where it was.")).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Edit Product" })).toBeVisible();
    expect(shownPictures()).toEqual([one, two, three]);
    (await handles())[0]?.focus();
    await user.keyboard(" ");
    await screen.findByText("Picture 1 is lifted.");
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByText("Picture 1 is at position 2.")).toBeInTheDocument();
    await user.keyboard(" ");
    await waitFor(() => expect(shownPictures()).toEqual([two, one, three]));
    // Nothing is lifted any more, so Escape is about the form, which asks.
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  });
});

describe("stock", () => {
  it("is given by variant where one wants to, and only what was changed is sent", async () => {
    const tee = savedNamed("Gahinga Boxy Tee");
    const { user, desk } = open("/admin/products?edit=prod_01", productDesk([tee]));
    const form = within(await theForm("Edit Product"));
    await user.click(await form.findByRole("button", { name: "By variant" }));
    const cell = form.getByLabelText("Stock, M, Black");
    expect(cell).toHaveValue("12");
    await user.clear(cell);
    await user.click(save());
    expect(await form.findByText("Valid stock quantity is required")).toBeVisible();
    expect(cell).toHaveFocus();
    await user.type(cell, "40");
    expect(form.getByText("208 in all")).toBeVisible();
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    expect(desk.calls[0]?.fields["variants"]).toBe(
      JSON.stringify([{ size: "M", color: "#1b1a1a", stock_quantity: "40", stock_seen: "12" }]),
    );
    expect(desk.calls[0]?.fields).not.toHaveProperty("stock_quantity");
    expect(desk.calls[0]?.fields).not.toHaveProperty("sizes");
    expect(desk.calls[0]?.fields).not.toHaveProperty("existingImages");
    expect(desk.calls[0]?.fields["updatedAt"]).toBe(tee.updatedAt);
  });

  it("of a new product is spread over its variants, and summed up again", async () => {
    const { user } = open();
    const form = within(await theForm("Add Product"));
    await user.type(form.getByLabelText("Stock"), "5");
    expect(form.queryByRole("button", { name: "By variant" })).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Add size S" }));
    await user.click(form.getByRole("button", { name: "Add size M" }));
    await user.click(form.getByRole("button", { name: "By variant" }));
    expect(form.getByLabelText("Stock, S, No color")).toHaveValue("3");
    expect(form.getByLabelText("Stock, M, No color")).toHaveValue("2");
    await user.type(form.getByLabelText("Stock, M, No color"), "0");
    await user.click(form.getByRole("button", { name: "One number" }));
    expect(form.getByLabelText("Stock")).toHaveValue("23");
  });

  it("is not sent by an edit that leaves it alone: sales meanwhile stay sold", async () => {
    const { user, desk } = open("/admin/products?edit=prod_01");
    const form = within(await theForm("Edit Product"));
    await user.type(await form.findByLabelText("Name"), "!");
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    expect(desk.calls[0]?.fields).not.toHaveProperty("stock_quantity");
    expect(desk.calls[0]?.fields).not.toHaveProperty("variants");
  });
});

describe("a duplicate", () => {
  it("begins as a draft with the same facts and files of its own", async () => {
    const { user, desk } = open("/admin/products?copy=prod_01");
    server.use(
      http.get("*/uploads/*", () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { "Content-Type": "image/webp" } }),
      ),
    );
    const form = within(await theForm("Add Product"));
    expect(await form.findByLabelText("Name")).toHaveValue("Gahinga Boxy Tee (copy)");
    expect(form.getByLabelText("Status")).toHaveValue("draft");
    await user.click(save());
    await screen.findByText("Product saved successfully!");
    expect(desk.calls[0]).toMatchObject({
      method: "POST",
      fields: { stock_quantity: "180", status: "draft", sizes: '["XS","S","M","L","XL"]' },
    });
    expect(desk.calls[0]?.files).toHaveLength(3);
    expect(desk.calls[0]?.fields).not.toHaveProperty("updatedAt");
    expect(desk.calls[0]?.fields).not.toHaveProperty("existingImages");
  });

  it("says when the pictures could not be copied", async () => {
    open("/admin/products?copy=prod_01");
    server.use(http.get("*/uploads/*", () => new HttpResponse(null, { status: 404 })));
    const form = within(await theForm("Add Product"));
    expect(await form.findByRole("alert")).toHaveTextContent(
      "The pictures could not be copied. Please add them by hand.",
    );
  });
});
