import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { products } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { network } from "~/words/api-errors";
import { editItems } from "./edit-api";
import { OrdersScreen } from "./orders-screen";

/** Two pieces in XS, White. */
const order = orderNumbered(482_913);

async function open(changes: Partial<Order> = {}, first: RequestHandler[] = []) {
  const office = orderOffice({ ...order, ...changes });
  server.use(...first, ...office.handlers);
  const view = renderAdmin({
    at: `/admin/orders?view=${order.id}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  const modal = within(await screen.findByRole("dialog", { name: "Order 482913" }));
  await modal.findByText("KG 11 Ave");
  return { ...view, ...office, modal };
}

type View = Awaited<ReturnType<typeof open>>;

async function dialogOf({ user, modal }: View, name: string) {
  await user.click(modal.getByRole("button", { name }));
  return screen.findByRole("dialog", { name });
}
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

const ADDRESS = "Change address";
const ITEMS = "Edit items";

describe("staff change the address of an order", () => {
  it("once, and see it in the order and its timeline", async () => {
    const view = await open();
    const { user, modal, changes, baseElement } = view;
    const dialog = within(await dialogOf(view, ADDRESS));
    expect(dialog.getByRole("combobox", { name: "District" })).toHaveValue("Gasabo");
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.clear(dialog.getByLabelText("Address"));
    await user.type(dialog.getByLabelText("Address"), "KN 3 Rd");
    await user.selectOptions(dialog.getByLabelText("District"), "Kicukiro");
    await user.dblClick(dialog.getByRole("button", { name: "Save address" }));
    await gone(ADDRESS);
    expect(await screen.findByText("The address was changed")).toBeInTheDocument();
    expect(modal.getByText("KN 3 Rd")).toBeVisible();
    expect(modal.getByText("Kigali, Kicukiro, RW")).toBeVisible();
    expect(await modal.findByText("Address changed")).toBeVisible();
    await waitFor(() => expect(modal.getByRole("button", { name: ADDRESS })).toHaveFocus());
    expect(changes.addresses).toHaveLength(1);
    expect(changes.addresses[0]).not.toHaveProperty("access_token");
  });

  it("and read beside the district that delivery costs more there", async () => {
    const message = "Delivery to Rusizi costs RWF 1,500 more. Please contact us to change it";
    const refuse = http.put("*/api/orders/:id/address", () =>
      failure(400, "Please check", { errors: [{ field: "district", message }] }),
    );
    const view = await open({}, [refuse]);
    const dialog = within(await dialogOf(view, ADDRESS));
    await view.user.selectOptions(dialog.getByLabelText("District"), "Rusizi");
    await view.user.click(dialog.getByRole("button", { name: "Save address" }));
    const district = dialog.getByRole("combobox", { name: "District" });
    await waitFor(() => expect(district).toHaveAccessibleDescription(message));
    expect(district).toHaveFocus();
  });

  it("and keep what they typed while there is no network", async () => {
    const lost = http.put("*/api/orders/:id/address", () => HttpResponse.error(), { once: true });
    const view = await open({}, [lost]);
    const dialog = within(await dialogOf(view, ADDRESS));
    await view.user.type(dialog.getByLabelText("Address"), ", house 24");
    await view.user.click(dialog.getByRole("button", { name: "Save address" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(network);
    expect(dialog.getByLabelText("Address")).toHaveValue("KG 11 Ave, house 24");
  });

  it("and are told that it is packed meanwhile", async () => {
    const view = await open();
    const dialog = within(await dialogOf(view, ADDRESS));
    view.change(order.id, { status: "shipped" });
    await view.user.click(dialog.getByRole("button", { name: "Save address" }));
    expect(await dialog.findByText("The order is packed already.")).toBeVisible();
    await view.user.keyboard("{Escape}");
    await gone(ADDRESS);
    expect(view.modal.queryByRole("button", { name: ADDRESS })).toBeNull();
  });
});

describe("staff change the items of an order", () => {
  const reason = () => screen.getByRole("textbox", { name: "Reason" });

  it("see what it comes to, and save that with a reason", async () => {
    const view = await open(orderSeen(482_913));
    const { user, modal, changes, baseElement } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    const save = dialog.getByRole("button", { name: "Save changes" });
    expect(save).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Increase quantity" }));
    const sums = await dialog.findByLabelText("What the order comes to");
    await waitFor(() => expect(sums).toHaveTextContent("New totalRWF 56,000"));
    expect(sums).toHaveTextContent("Total nowRWF 38,000");
    expect(sums).toHaveTextContent("PaidRWF 38,000");
    expect(sums).toHaveTextContent("To ask forRWF 18,000");
    expect(await complaintsOf(baseElement)).toEqual([]);
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(reason()).toHaveAccessibleDescription(/Reason is required/);
    expect(reason()).toHaveFocus();
    await user.type(reason(), "One for a friend");
    await user.dblClick(save);
    await gone(ITEMS);
    expect(await screen.findByText("The items were changed")).toBeInTheDocument();
    expect(await modal.findByText("Items changed")).toBeVisible();
    expect(changes.edits).toEqual([
      {
        items: [{ item_id: order.items[0]?.id, quantity: 3 }],
        version: 0,
        expected_total: 56_000,
        reason: "One for a friend",
      },
    ]);
    expect(modal.getByText("Still to pay")).toBeVisible();
    expect(modal.getAllByText("RWF 18,000")).not.toHaveLength(0);
  });

  it("give back what it costs less, by fewer pieces or by their word", async () => {
    const view = await open(orderSeen(482_913));
    const { user, changes } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    await user.click(dialog.getByRole("button", { name: "Decrease quantity" }));
    const sums = await dialog.findByLabelText("What the order comes to");
    await waitFor(() => expect(sums).toHaveTextContent("To give backRWF 18,000"));
    expect(dialog.queryByRole("button", { name: /^Remove/ })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Change price of Gahinga Boxy Tee" }));
    const price = dialog.getByLabelText("Price of one Gahinga Boxy Tee (RWF)");
    await user.clear(price);
    await user.type(price, "much");
    expect(price).toHaveAccessibleDescription("Price must be a whole number of RWF");
    expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();
    await user.clear(price);
    await user.type(price, "17,000");
    await waitFor(() => expect(sums).toHaveTextContent("To give backRWF 19,000"));
    await user.type(reason(), "A seam was open");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await gone(ITEMS);
    expect(changes.edits).toMatchObject([
      { items: [{ quantity: 1, unit_price: 17_000 }], expected_total: 19_000 },
    ]);
  });

  it("add what they find, take another size, and remove a line", async () => {
    const other = products[1];
    if (other === undefined) throw new Error("The fixtures have a second product");
    const search = http.get("*/api/products", () =>
      HttpResponse.json({ success: true, data: [other], count: 1, limit: 12, offset: 0 }),
    );
    const view = await open({}, [search]);
    const { user, changes } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    await user.type(
      dialog.getByRole("combobox", { name: "Name, colour, size or SKU" }),
      other.name,
    );
    const list = within(await dialog.findByRole("listbox"));
    const [found] = await list.findAllByRole("option");
    if (found === undefined) throw new Error("Nothing was found");
    await user.click(found);
    expect(await dialog.findByText("Added")).toBeVisible();
    const look = await dialog.findByLabelText("Size and colour of Gahinga Boxy Tee");
    await user.selectOptions(look, within(look).getByRole("option", { name: /^White, M,/ }));
    expect(await dialog.findByText("Was XS · White")).toBeVisible();
    await user.type(reason(), "Agreed on the phone");
    const save = dialog.getByRole("button", { name: "Save changes" });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await gone(ITEMS);
    const [edit] = changes.edits;
    expect(edit?.items).toMatchObject([{ item_id: order.items[0]?.id }, { quantity: 1 }]);
    expect(edit?.items[1]).not.toHaveProperty("item_id");
    const again = within(await dialogOf(view, ITEMS));
    await user.click(again.getByRole("button", { name: /^Remove Gahinga Boxy Tee/ }));
    expect(await again.findByText("To take the last item away, cancel the order.")).toBeVisible();
  });

  it("read why it can't be, and that somebody else was quicker", async () => {
    const text = "Somebody changed this order meanwhile. Please look at it again";
    const refuse = http.put("*/api/orders/:id/items", () => failure(409, text));
    const view = await open({}, [refuse]);
    const { user } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    await user.click(dialog.getByRole("button", { name: "Increase quantity" }));
    await user.type(reason(), "One for a friend");
    const save = dialog.getByRole("button", { name: "Save changes" });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    server.use(
      http.post("*/api/orders/:id/items/quote", () => failure(409, "A payment is under way")),
    );
    await user.click(dialog.getByRole("button", { name: "Increase quantity" }));
    expect(await dialog.findByText("A payment is under way")).toBeVisible();
    expect(save).toBeDisabled();
  });

  it("change what they saw, and not what somebody made of it meanwhile", async () => {
    const view = await open();
    const { user, changes } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    const items = order.items.map(({ id }) => ({ item_id: id, quantity: 9 }));
    await editItems(order.id, { items, version: 0, expected_total: 164_000, reason: "Nine" });
    await user.click(dialog.getByRole("button", { name: "Increase quantity" }));
    await user.type(reason(), "One for a friend");
    const save = dialog.getByRole("button", { name: "Save changes" });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(changes.edits).toHaveLength(2));
    expect(changes.edits[1]).toMatchObject({ items: [{ quantity: 3 }], version: 0 });
  });

  it("take a price back that they began to change", async () => {
    const view = await open();
    const { user } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    await user.click(dialog.getByRole("button", { name: "Change price of Gahinga Boxy Tee" }));
    // It is what it was.
    expect(dialog.getByText("Nothing is changed yet")).toBeVisible();
    const price = dialog.getByLabelText("Price of one Gahinga Boxy Tee (RWF)");
    await user.clear(price);
    await user.click(dialog.getByRole("button", { name: "Leave the price of Gahinga Boxy Tee" }));
    expect(price).not.toBeInTheDocument();
    expect(dialog.getByText("Nothing is changed yet")).toBeVisible();
  });

  it("can ask again for what sizes there are", async () => {
    const down = http.get("*/api/products/:key", () => failure(403, "Access denied"), {
      once: true,
    });
    const view = await open({}, [down]);
    const { user } = view;
    const dialog = within(await dialogOf(view, ITEMS));
    await user.click(await dialog.findByRole("button", { name: "Retry" }));
    expect(await dialog.findByLabelText("Size and colour of Gahinga Boxy Tee")).toBeVisible();
  });

  it("as long as it is not packed", async () => {
    const { modal } = await open({ status: "delivered" });
    expect(modal.queryByRole("button", { name: ADDRESS })).toBeNull();
    expect(modal.queryByRole("button", { name: ITEMS })).toBeNull();
  });
});
