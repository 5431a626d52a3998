import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered, orderWithDiscounts } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const open = (at = "/admin/orders") =>
  renderAdmin({ at, screens: [{ path: "/admin/orders", Screen: OrdersScreen }] });

function office(...orders: Order[]) {
  const { handlers, received } = orderOffice(...orders);
  server.use(...handlers);
  return received;
}

const first = orderNumbered(482_915, {
  note: "Call first",
  order_date: "2025-07-02T08:00:00.000Z",
  history: [
    { status: "pending", event: "placed", at: "2025-07-02T08:00:00.000Z", by: "customer" },
    { status: "processing", event: "confirmed", at: "2025-07-02T08:00:00.000Z", by: "system" },
    { status: "shipped", event: "shipped", at: "2025-07-02T22:30:00.000Z", by: "eric@example.rw" },
  ],
});
const second = orderNumbered(482_914, { order_date: "2025-07-01T08:00:00.000Z" });
const third = orderNumbered(482_913);
const modal = (number: string) => screen.findByRole("dialog", { name: `Order ${number}` });

describe("one order", () => {
  it("says what discounts took off, and what a piece cost before a sale", async () => {
    office(orderWithDiscounts(482_913));
    open("/admin/orders?view=order_482913");
    const dialog = within(await modal("482913"));
    expect(dialog.getByText(/2 × /)).toHaveTextContent("2 × $14.94 · RWF 18,000 Before RWF 20,000");
    const sums = dialog.getAllByRole("definition").map((sum) => sum.textContent);
    expect(sums).toEqual([
      "$33.20RWF 40,000",
      "−$3.32−RWF 4,000",
      "−$2.99−RWF 3,600",
      "−$1.66−RWF 2,000",
      "$1.66RWF 2,000",
      "$26.89RWF 32,400",
    ]);
    expect(dialog.getByText("Items (2)")).toBeVisible();
    expect(dialog.getByText("Sale, Gahinga Boxy Tee")).toBeVisible();
    expect(dialog.getByText("Code STRIVE10")).toBeVisible();
    expect(dialog.getByText("Opening week")).toBeVisible();
  });

  it("says who bought what, where it goes and what it costs", async () => {
    office(first, second);
    const { user, location, baseElement } = open();
    const view = await screen.findByRole("button", { name: "View order 482915" });
    await user.click(view);
    const dialog = within(await modal("482915"));
    expect(location()).toBe("/admin/orders?view=order_482915");
    expect(dialog.getByText("Aline Uwase")).toBeVisible();
    expect(await dialog.findByText("2 orders, RWF 76,000")).toBeVisible();
    const href = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
    expect(href("aline@example.rw")).toBe("mailto:aline@example.rw");
    expect(href("0788 000 000")).toBe("tel:+250788000000");
    expect(href("WhatsApp to Aline")).toMatch(/^https:\/\/wa\.me\/250788000000\?text=.*STR-482915/);
    expect(href("All orders of this customer")).toBe("/admin/orders?search=aline%40example.rw");
    expect(dialog.getByText("KG 11 Ave")).toBeVisible();
    expect(dialog.getByText("Kigali, Gasabo, RW")).toBeVisible();
    expect(dialog.getByText("Promised: Tue, Jul 01 to Wed, Jul 02")).toBeVisible();
    expect(dialog.getByText("Call first")).toBeVisible();

    const item = within(within(dialog.getByRole("list", { name: "Items" })).getByRole("listitem"));
    expect(item.getByText("Gahinga Boxy Tee")).toBeVisible();
    expect(item.getByText("Size XS · White")).toBeVisible();
    expect(item.getByText(/2 × \$14\.94/)).toHaveTextContent("2 × $14.94 · RWF 18,000");
    expect(item.getByText("$29.88")).toBeVisible();
    expect(item.getByText("RWF 36,000")).toBeVisible();
    const sums = dialog.getAllByRole("definition").map((sum) => sum.textContent);
    expect(sums).toEqual(["$29.88RWF 36,000", "$1.66RWF 2,000", "$31.54RWF 38,000"]);
    expect(await complaintsOf(baseElement)).toEqual([]);

    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(location()).toBe("/admin/orders");
    expect(view).toHaveFocus();
  });

  it("says that its customer's orders could not be counted, and the rest all the same", async () => {
    office(first);
    server.use(http.get("*/api/orders/:id/customer", () => failure(500, "Server error")));
    open("/admin/orders?view=order_482915");
    const dialog = within(await modal("482915"));
    expect(await dialog.findByText("Their orders could not be counted.")).toBeVisible();
    expect(dialog.getByText("KG 11 Ave")).toBeVisible();
  });

  it("says why its buyer cancelled it", async () => {
    const at = "2025-07-02T09:00:00.000Z";
    office({
      ...third,
      status: "cancelled",
      history: [
        ...third.history,
        { status: "cancelled", event: "cancelled", at, by: "customer", reason: "takes_too_long" },
      ],
    });
    open("/admin/orders?view=order_482913");
    const dialog = within(await modal("482913"));
    expect(await dialog.findByText("Why: Takes too long")).toBeVisible();
  });

  it("opens from its URL, whatever the list shows", async () => {
    office(first, second);
    server.use(http.get("*/api/orders/:id", () => delay(50).then(() => undefined), { once: true }));
    open("/admin/orders?status=delivered&view=order_482914");
    expect(await screen.findByRole("dialog", { name: "Order" })).toHaveTextContent("Loading");
    expect(within(await modal("482914")).getByText("Delivery address")).toBeVisible();
  });

  it.each([
    [404, "Resource not found"],
    [500, "Server error"],
  ])("says that it could not be loaded (%s), and retries", async (status, message) => {
    office(first);
    server.use(http.get("*/api/orders/:id", () => failure(status, message)));
    const { user } = open("/admin/orders?status=delivered&view=order_482915");
    const dialog = within(await screen.findByRole("dialog", { name: "Order" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to load order details");
    office(first);
    await user.click(dialog.getByRole("button", { name: "Retry" }));
    expect(within(await modal("482915")).getByText("Delivery address")).toBeVisible();
  });

  it("leads to the next and the previous one of the list", async () => {
    office(first, second, third);
    const { user, location } = open();
    await user.click(await screen.findByRole("button", { name: "View order 482915" }));
    const dialog = within(await modal("482915"));
    expect(dialog.getByRole("button", { name: "Previous order in the list" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Next order in the list" }));
    await user.click(within(await modal("482914")).getByRole("button", { name: /^Next order/ }));
    expect(
      within(await modal("482913")).getByRole("button", { name: /^Next order/ }),
    ).toBeDisabled();
    expect(location()).toBe("/admin/orders?view=order_482913");
    await user.click(
      within(await modal("482913")).getByRole("button", { name: /^Previous order/ }),
    );
    expect(await modal("482914")).toBeVisible();
  });

  it("changes its status where it is open", async () => {
    const { statuses } = office(first);
    const { user } = open("/admin/orders?view=order_482915");
    const dialog = within(await modal("482915"));
    await user.selectOptions(dialog.getByLabelText("Status of order 482915"), "Shipped");
    expect(await screen.findByText("Order 482915 is now Shipped")).toBeVisible();
    const timeline = within(dialog.getByRole("region", { name: "Timeline" }));
    expect(await timeline.findAllByText("eric@example.rw")).toHaveLength(2);
    expect(statuses).toEqual([["order_482915", "shipped"]]);
  });
});
