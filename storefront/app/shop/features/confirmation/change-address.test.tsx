import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { network } from "~/words/api-errors";
import { ConfirmationScreen } from "./confirmation-screen";

const order = orderNumbered(482_913, { note: "Blue gate" });

function open(changes: Partial<Order> = {}, first: RequestHandler[] = []) {
  const desk = orderDesk({ ...order, ...changes });
  server.use(...first, ...desk.handlers);
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}#access=${ACCESS_TOKEN}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const details = () => screen.findByRole("region", { name: "Order details" });
const opener = () => screen.findByRole("button", { name: "Change address" });
const dialogOf = async (user: ReturnType<typeof open>["user"]) => {
  await user.click(await opener());
  return screen.findByRole("dialog", { name: "Change address" });
};
const field = (name: string) => screen.getByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: "Save address" });
const gone = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: "Change address" })).toBeNull());

afterEach(() => window.sessionStorage.clear());

describe("changing the address of an order", () => {
  it("begins with what is known, and shows the order that comes back", async () => {
    const { user, changes, baseElement } = open();
    const dialog = within(await dialogOf(user));
    expect(field("First name")).toHaveValue("Aline");
    expect(field("Phone")).toHaveValue("0788 000 000");
    expect(dialog.getByRole("combobox", { name: "District" })).toHaveValue("Gasabo");
    expect(field("Note for the rider (optional)")).toHaveValue("Blue gate");
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.clear(field("First name"));
    await user.type(field("First name"), "Eric");
    await user.clear(field("Address"));
    await user.type(field("Address"), "KN 3 Rd");
    await user.clear(field("Note for the rider (optional)"));
    await user.dblClick(save());
    await gone();
    expect(await screen.findByText("We changed the address")).toBeVisible();
    const page = within(await details());
    expect(page.getByText("Eric Uwase")).toBeVisible();
    expect(page.getByText("KN 3 Rd")).toBeVisible();
    expect(page.getByText("Address changed")).toBeVisible();
    expect(page.queryByText("Blue gate")).toBeNull();
    await waitFor(async () => expect(await opener()).toHaveFocus());
    expect(changes.addresses).toEqual([
      {
        firstname: "Eric",
        lastname: "Uwase",
        phone: "+250788000000",
        district: "Gasabo",
        city: "Kigali",
        delivery_address: "KN 3 Rd",
        landmark: "",
        pin: null,
        note: "",
        access_token: ACCESS_TOKEN,
      },
    ]);
  });

  it("by keyboard alone: the list of districts closes first, then the dialog", async () => {
    const { user, changes } = open();
    (await opener()).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Change address" }));
    expect(field("First name")).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    const district = dialog.getByRole("combobox", { name: "District" });
    expect(district).toHaveFocus();
    await user.keyboard("Kicu");
    expect(district).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(district).toHaveAttribute("aria-expanded", "false");
    expect(district).toHaveValue("Kicu");
    await user.keyboard("{Backspace}{Enter}");
    expect(district).toHaveValue("Kicukiro");
    await user.tab();
    await user.keyboard("{Enter}");
    await gone();
    expect(changes.addresses).toMatchObject([{ district: "Kicukiro" }]);
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Change address" });
    await user.keyboard("{Escape}");
    await gone();
    expect(await opener()).toHaveFocus();
  });

  it("says beside the field what is missing, and where delivery costs more", async () => {
    const message = "Delivery to Rusizi costs RWF 1,500 more. Please contact us to change it";
    const refuse = http.put("*/api/orders/:id/address", () =>
      failure(400, "Please check your details", { errors: [{ field: "district", message }] }),
    );
    const { user, changes, baseElement } = open({}, [refuse]);
    const dialog = within(await dialogOf(user));
    await user.clear(field("Address"));
    await user.click(save());
    await waitFor(() => expect(field("Address")).toHaveFocus());
    expect(field("Address")).toHaveAccessibleDescription(/required|enter/i);
    expect(changes.addresses).toEqual([]);
    await user.type(field("Address"), "KN 3 Rd");
    const district = dialog.getByRole("combobox", { name: "District" });
    await user.clear(district);
    await user.type(district, "Rusizi");
    await user.click(save());
    await waitFor(() => expect(district).toHaveAccessibleDescription(message));
    expect(district).toHaveFocus();
    expect(field("Address")).toHaveValue("KN 3 Rd");
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it("says that the order is packed meanwhile, and shows it as it is now", async () => {
    const { user, change } = open();
    const dialog = within(await dialogOf(user));
    change(order.id, (known) => ({ ...known, status: "shipped" }));
    await user.click(save());
    const text = "Your order is packed already. Please contact us to change it.";
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByRole("textbox")).toBeNull();
    await user.click(dialog.getByText("Close"));
    await gone();
    const page = within(await details());
    expect(page.getAllByText("Shipped")[0]).toBeVisible();
    expect(page.queryByRole("button", { name: "Change address" })).toBeNull();
  });

  it("keeps what was typed while there is no network", async () => {
    const lost = http.put("*/api/orders/:id/address", () => HttpResponse.error(), { once: true });
    const { user, changes } = open({}, [lost]);
    const dialog = within(await dialogOf(user));
    await user.type(field("Address"), ", house 24");
    await user.click(save());
    expect(await dialog.findByRole("alert")).toHaveTextContent(network);
    expect(field("Address")).toHaveValue("KG 11 Ave, house 24");
    await user.click(save());
    await gone();
    expect(changes.addresses).toMatchObject([{ delivery_address: "KG 11 Ave, house 24" }]);
  });

  it.each<[string, Partial<Order>]>([
    ["is cancelled", { status: "cancelled" }],
    ["is on its way", { status: "shipped" }],
    ["is collected in the shop", { is_pickup: true }],
  ])("is not offered for an order that %s", async (_name, changes) => {
    open(changes);
    const page = within(await details());
    expect(page.queryByRole("button", { name: "Change address" })).toBeNull();
  });
});
