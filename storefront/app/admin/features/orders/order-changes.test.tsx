import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { network } from "~/words/api-errors";
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
const ITEMS = "Change size or colour";

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

describe("staff take another size for an order", () => {
  it("by keyboard, and see it in the order and its timeline", async () => {
    const view = await open();
    const { user, modal, changes, baseElement } = view;
    modal.getByRole("button", { name: ITEMS }).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: ITEMS }));
    const small = await dialog.findByRole("radio", { name: "White, S" });
    expect(await complaintsOf(baseElement)).toEqual([]);
    small.focus();
    await user.keyboard(" {ArrowDown}{Enter}");
    await gone(ITEMS);
    expect(await screen.findByText("Gahinga Boxy Tee was changed to White, M")).toBeInTheDocument();
    expect(modal.getByText("Size M · White")).toBeVisible();
    expect(await modal.findByText("Size or colour changed")).toBeVisible();
    expect(changes.items).toHaveLength(1);
  });

  it("and are told that another was quicker, or that it can't be looked up", async () => {
    const text = "This size or colour has just sold out";
    const short = { code: "insufficient_stock", data: { lines: [] } };
    const refuse = http.put("*/api/orders/:id/items/:item", () => failure(409, text, short));
    const away = http.get("*/api/products/:id", () => failure(503, "No"), { once: true });
    const view = await open({}, [refuse, away]);
    const dialog = within(await dialogOf(view, ITEMS));
    expect(await dialog.findByText("Sizes and colours could not be loaded.")).toBeVisible();
    await view.user.click(dialog.getByRole("button", { name: "Retry" }));
    await view.user.click(await dialog.findByRole("radio", { name: "White, L" }));
    await view.user.click(dialog.getByRole("button", { name: "Save change" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
  });

  it("line by line", async () => {
    const [first] = order.items;
    if (first === undefined) throw new Error("The order has no line");
    const second = { ...first, id: "item_2", quantity: 1 };
    const view = await open({ items: [first, second] });
    const dialog = within(await dialogOf(view, ITEMS));
    await view.user.selectOptions(
      dialog.getByLabelText("Line to change"),
      "1 × Gahinga Boxy Tee, XS, White",
    );
    await view.user.click(await dialog.findByRole("radio", { name: "White, L" }));
    await view.user.click(dialog.getByRole("button", { name: "Save change" }));
    await gone(ITEMS);
    expect(view.changes.items).toMatchObject([{ itemId: "item_2" }]);
  });

  it("as long as it is not packed", async () => {
    const { modal } = await open({ status: "delivered" });
    expect(modal.queryByRole("button", { name: ADDRESS })).toBeNull();
    expect(modal.queryByRole("button", { name: ITEMS })).toBeNull();
  });
});
