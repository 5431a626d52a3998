import { SHOP_CONTACT } from "@strive/backend/contracts/shop-contact";
import type { Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BRAND } from "~/lib/brand";
import * as content from "~/lib/content";
import { orderOffice, orderPaidBy, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered, orderWithDiscounts } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const open = (at: string) =>
  renderAdmin({ at, screens: [{ path: "/admin/orders", Screen: OrdersScreen }] });

function office(...orders: Order[]) {
  const { handlers, received } = orderOffice(...orders);
  server.use(...handlers);
  return received;
}

const sheet = (name: string) => screen.findByRole("article", { name });
const print = vi.fn();

beforeEach(() => vi.stubGlobal("print", print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
});

describe("a packing slip", () => {
  it("shows what goes where and what to collect, no other price, and prints", async () => {
    office(orderPaidBy(482_913, "cod", { note: "Blue gate" }));
    const { user, container, location } = open("/admin/orders?view=order_482913");
    await user.click(await screen.findByRole("button", { name: "Packing slip" }));
    const slip = within(await sheet("Packing slip STR-482913"));
    expect(location()).toBe("/admin/orders?view=order_482913&print=packing");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Packing slip STR-482913");
    for (const text of ["Aline Uwase", "KG 11 Ave", "Kigali, Gasabo", "0788 000 000"]) {
      expect(slip.getByText(text)).toBeVisible();
    }
    expect(slip.getByText("Tue, Jul 01 to Wed, Jul 02")).toBeVisible();
    expect(slip.getByText("Collect RWF 38,000 in cash")).toBeVisible();
    expect(slip.getByText("Blue gate")).toBeVisible();
    expect(slip.getAllByRole("row")[1]).toHaveTextContent("2Gahinga Boxy TeeSize XS · White");
    expect(slip.getByText("2 units")).toBeVisible();
    expect(screen.getByRole("main").textContent.match(/RWF|\$/g)).toEqual(["RWF"]);
    expect(await complaintsOf(container)).toEqual([]);
    expect(print).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Back to the order" }));
    expect(await screen.findByRole("dialog", { name: "Order 482913" })).toBeVisible();
    expect(location()).toBe("/admin/orders?view=order_482913");
  });

  it("asks for no cash that is already recorded", async () => {
    office(orderSeen(482_913));
    open("/admin/orders?view=order_482913&print=packing");
    const slip = within(await sheet("Packing slip STR-482913"));
    expect(slip.getByText("Nothing to collect")).toBeVisible();
    expect(slip.queryByText(/RWF/)).not.toBeInTheDocument();
  });

  it("warns about a parcel that is not paid", async () => {
    office(orderPaidBy(482_913, "placeholder"));
    open("/admin/orders?view=order_482913&print=packing");
    const slip = within(await sheet("Packing slip STR-482913"));
    expect(
      slip.getByText("Not paid yet: RWF 38,000. Ask the shop before you hand it over."),
    ).toBeVisible();
  });

  it("prints all ticked orders at once", async () => {
    office(orderNumbered(482_913), orderNumbered(482_914), orderNumbered(482_915));
    const { user, location } = open("/admin/orders?sort=oldest");
    await user.click(await screen.findByRole("checkbox", { name: "Select: Order 482913" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Order 482915" }));
    await user.click(screen.getByRole("button", { name: "Packing slips (2)" }));
    expect(await sheet("Packing slip STR-482913")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(location()).toBe("/admin/orders?sort=oldest&print=packing");
    await user.click(screen.getByRole("button", { name: "Back to orders" }));
    expect(await screen.findByText("Total orders: 3")).toBeVisible();
    expect(location()).toBe("/admin/orders?sort=oldest");
  });

  it("waits for the order; when loading fails, it says so and can be retried", async () => {
    office(orderNumbered(482_913));
    server.use(http.get("*/api/orders/:id", () => failure(404, "Resource not found")));
    const { user } = open("/admin/orders?view=order_482913&print=packing");
    expect(await screen.findByText("Preparing to print...")).toBeVisible();
    expect(screen.getByRole("button", { name: "Print" })).toBeDisabled();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to load order details. Resource not found",
    );
    office(orderNumbered(482_913));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await sheet("Packing slip STR-482913")).toBeVisible();
    expect(screen.getByRole("button", { name: "Print" })).toBeEnabled();
  });

  it("needs an order: without one the list is shown", async () => {
    office(orderNumbered(482_913));
    open("/admin/orders?print=packing");
    expect(await screen.findByText("Total orders: 1")).toBeVisible();
  });
});

describe("a receipt", () => {
  /** Labels with their amounts. */
  const sums = () => {
    const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    return screen.getAllByRole("term").map(({ textContent }, at) => [textContent, amounts[at]]);
  };

  it("says who sold what, what was paid, and that it is no EBM invoice", async () => {
    office(orderSeen(482_913, { refunded_amount: 5000, transaction_id: "LOCAL-7" }));
    const { container } = open("/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await sheet("Receipt STR-482913"));
    expect(
      receipt.getByText("Order summary. This is not a tax invoice and not an EBM invoice."),
    ).toBeVisible();
    expect(receipt.getByText(BRAND.name)).toBeVisible();
    expect(receipt.getByText(SHOP_CONTACT.email.handle)).toBeVisible();
    expect(receipt.getByText("KG 11 Ave, Kigali, Gasabo")).toBeVisible();
    expect(receipt.getAllByRole("row")[1]).toHaveTextContent(
      "Gahinga Boxy TeeSize XS · White2RWF 18,000RWF 36,000",
    );
    expect(sums()).toEqual([
      ["Subtotal", "RWF 36,000"],
      ["Shipping", "RWF 2,000"],
      ["Total amount", "RWF 38,000"],
      ["Paid: Cash, Jun 30, 2025", "RWF 38,000"],
      ["Paid back", "RWF 5,000"],
    ]);
    expect(document.title).toContain("Receipt STR-482913");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says what a sale and discounts took off", async () => {
    office(orderWithDiscounts(482_913));
    open("/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await sheet("Receipt STR-482913"));
    expect(receipt.getAllByRole("row")[1]).toHaveTextContent(
      "2RWF 18,000Before RWF 20,000RWF 36,000",
    );
    expect(sums().slice(0, 6)).toEqual([
      ["Items (2)", "RWF 40,000"],
      ["Sale, Gahinga Boxy Tee", "−RWF 4,000"],
      ["Code STRIVE10", "−RWF 3,600"],
      ["Opening week", "−RWF 2,000"],
      ["Shipping", "RWF 2,000"],
      ["Total amount", "RWF 32,400"],
    ]);
  });

  it("says what is still to be paid", async () => {
    office(orderPaidBy(482_913, "cod"));
    open("/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await sheet("Receipt STR-482913"));
    expect(sums().slice(-1)).toEqual([["Still to pay", "RWF 38,000"]]);
    expect(receipt.queryByText(/^Paid/)).not.toBeInTheDocument();
  });

  it("asks for no money for a cancelled order", async () => {
    office(orderNumbered(482_913, { status: "cancelled" }));
    open("/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await sheet("Receipt STR-482913"));
    expect(receipt.queryByText("Still to pay")).not.toBeInTheDocument();
  });

  it("names the seller as the law requires, where the owner has filled it in", async () => {
    const legal = { companyName: "Strive Ltd", tin: "123456789", registrationNumber: "RDB-1" };
    const spy = vi.spyOn(content, "useContent").mockReturnValue({ seller: legal });
    office(orderNumbered(482_913));
    open("/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await sheet("Receipt STR-482913"));
    expect(receipt.getByText("Strive Ltd")).toBeVisible();
    expect(receipt.getByText("TIN 123456789")).toBeVisible();
    expect(receipt.getByText("Registration no. RDB-1")).toBeVisible();
    spy.mockRestore();
  });
});
