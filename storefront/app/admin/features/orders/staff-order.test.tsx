import type { Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { orderOffice, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { PAY_CODE } from "~/testing/staff-orders";
import { OrdersScreen } from "./orders-screen";

const NOWHERE = {
  address: "Collected in the shop",
  city: "",
  district: "",
  country: "RW",
  postalCode: null,
  landmark: null,
  pin: null,
} as const;
const told = (changes: Partial<Order> = {}) =>
  orderNumbered(482_922, { email: "", pay_code: PAY_CODE, ...changes });
const pickedUp = { is_pickup: true, deliveryAddress: NOWHERE, delivery: null } as const;

function open(order: Order, at = "?view=order_482922") {
  const { handlers, change } = orderOffice(order);
  server.use(...handlers);
  const view = renderAdmin({
    at: `/admin/orders${at}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  return { ...view, change };
}

const sheet = async () => within(await screen.findByRole("dialog", { name: "Order 482922" }));

describe("an order that staff entered", () => {
  it.each([
    ["sms", "Wants news by SMS"],
    ["whatsapp", "Wants news on WhatsApp"],
    ["none", "Wants no SMS or WhatsApp"],
  ] as const)("says how its buyer wants to be told of it: %s", async (channel, text) => {
    open(told({ texts: { channel, offered: ["sms", "whatsapp"] } }));
    expect((await sheet()).getByText(text)).toBeVisible();
  });

  it("is begun from the list", async () => {
    open(told(), "");
    expect(await screen.findByRole("link", { name: "New order" })).toHaveAttribute(
      "href",
      "/admin/orders/new",
    );
  });

  it("has its pay link while something is due", async () => {
    const { container } = open(told());
    const shown = within(await (await sheet()).findByRole("region", { name: "Pay link" }));
    expect(shown.getByText(/Pay here: http.*\/p\/482922-7KQ2M9XA$/)).toBeVisible();
    expect(shown.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringContaining("https://wa.me/250788000000?text=Hello%20Aline"),
    );
    expect(shown.getByRole("button", { name: "Copy link" })).toBeVisible();
    expect(shown.queryByRole("link", { name: "Send by email" })).not.toBeInTheDocument();
    // Nobody knows an e-mail address: the phone finds the other orders.
    expect(screen.getByText("No email address")).toBeVisible();
    expect(screen.getByRole("link", { name: "All orders of this customer" })).toHaveAttribute(
      "href",
      "/admin/orders?search=%2B250788000000",
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has its pay link for a mail, where an address is known", async () => {
    open(told({ email: "aline@example.rw" }));
    const shown = within(await (await sheet()).findByRole("region", { name: "Pay link" }));
    expect(shown.getByRole("link", { name: "Send by email" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^mailto:aline@example\.rw\?subject=Your%20.*%20order&body=Hello%20Aline.*482922-7KQ2M9XA$/,
      ),
    );
  });

  it("has no message with an amount that is not owed any more", async () => {
    const { user, queryClient, change } = open(told());
    const shown = within(await (await sheet()).findByRole("region", { name: "Pay link" }));
    await user.click(shown.getByRole("button", { name: "Edit" }));
    await user.type(shown.getByRole("textbox", { name: "Message" }), " Murakoze");
    change("order_482922", { total_amount: 30_000, total: 30_000 });
    await queryClient.invalidateQueries();
    expect(await shown.findByText(/RWF 30,000/)).toBeVisible();
    expect(shown.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it.each([
    ["paid", orderSeen(482_922, {}, { pay_code: PAY_CODE })],
    ["cancelled", told({ status: "cancelled" })],
    ["everybody's", orderNumbered(482_922)],
  ])("has none once it is %s", async (_what, order) => {
    open(order);
    expect(await (await sheet()).findByText("Timeline")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Pay link" })).not.toBeInTheDocument();
  });

  it("says that it is collected in the shop, on paper too", async () => {
    const { container } = open(told(pickedUp));
    const shown = await sheet();
    expect(await shown.findByText("Collected in the shop")).toBeVisible();
    expect(shown.queryByText("Delivery address")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has nothing to pay on its packing slip once it is paid", async () => {
    open(orderSeen(482_922, {}, { ...pickedUp, email: "" }), "?view=order_482922&print=packing");
    const paper = within(await screen.findByRole("article"));
    expect(paper.getByText("Nothing to pay")).toBeVisible();
    expect(paper.queryByText("Nothing to collect")).not.toBeInTheDocument();
  });

  it.each(["packing", "receipt"])("has a %s sheet without an address", async (kind) => {
    open(told(pickedUp), `?view=order_482922&print=${kind}`);
    const paper = within(await screen.findByRole("article"));
    expect(paper.getByText("Collected in the shop")).toBeVisible();
    expect(paper.queryByText("Deliver to")).not.toBeInTheDocument();
    expect(paper.queryByText(", ,")).not.toBeInTheDocument();
  });
});
