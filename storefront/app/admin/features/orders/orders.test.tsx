import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Order } from "@strive/backend/contracts/orders";
import { orderOffice, orderPaidBy, orderSeen } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
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

/** 22:30 in Greenwich is the next day in Kigali. */
const LATE = "2025-06-29T22:30:00.000Z";
const eric = orderNumbered(1_234_567, {
  firstname: "Eric",
  lastname: "Habimana",
  email: "eric@example.rw",
  phone: "+250788999999",
  status: "shipped",
  order_date: LATE,
});
const three = () => [
  orderSeen(482_913),
  eric,
  orderNumbered(482_915, { status: "cancelled", order_date: "2025-06-01T08:00:00.000Z" }),
];

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const statusOf = (number: string) => screen.findByLabelText(`Status of order ${number}`);
const counter = (name: RegExp) => screen.findByRole("button", { name });

/** Table or cards. */
const narrow = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => vi.unstubAllGlobals());

describe("the orders", () => {
  it("stand with number, customer, dollars, day in Kigali, payment and status", async () => {
    office(...three());
    const { container } = open();
    expect(await screen.findByText("Loading orders...")).toBeVisible();
    const late = within(await row("234567"));
    expect(late.getByText("234567")).toHaveAttribute("title", "STR-1234567");
    expect(late.getByText("Eric Habimana")).toBeVisible();
    // 38,000 RWF at the rate that stands on the order.
    expect(late.getByText("$31.54")).toBeVisible();
    expect(late.getByText("RWF 38,000")).toBeVisible();
    expect(late.getByText("Jun 30, 2025")).toBeVisible();
    expect(late.getByText("Not paid")).toBeVisible();
    expect(late.getByRole("combobox")).toHaveDisplayValue("Shipped");
    expect(within(await row("482913")).getByText("Paid")).toBeVisible();
    expect(screen.getByText("Total orders: 3")).toBeVisible();
    expect(within(await statusOf("234567")).getAllByRole("option")).toHaveLength(5);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are counted by status, and each counter filters", async () => {
    const { lists } = office(...three());
    const { user, location } = open();
    const shipped = await counter(/^Shipped\s*1$/);
    expect(await counter(/^Pending\s*1$/)).toHaveAttribute("aria-pressed", "false");
    expect(await counter(/^Cancelled\s*1$/)).toBeVisible();
    await user.click(shipped);
    expect(await screen.findByText("Total orders: 1")).toBeVisible();
    expect(shipped).toHaveAttribute("aria-pressed", "true");
    expect(location()).toBe("/admin/orders?status=shipped");
    expect(screen.queryByText("482913")).not.toBeInTheDocument();
    // Whatever is chosen, the counters say what there is.
    expect(await counter(/^Pending\s*1$/)).toBeVisible();
    await user.click(shipped);
    expect(await screen.findByText("Total orders: 3")).toBeVisible();
    // One is paid, and nothing is due of the one that is cancelled.
    await user.click(await counter(/^To be paid\s*1$/));
    expect(await screen.findByText("Total orders: 1")).toBeVisible();
    expect(await row("234567")).toBeVisible();
    expect(screen.getByLabelText("Payment")).toHaveDisplayValue("Payment: to be paid");
    expect(location()).toBe("/admin/orders?payment_status=due");
    expect(lists.filter((query) => query.includes("limit=1"))).toEqual([
      "?payment_status=due&limit=1",
      "?payment_status=to_call&limit=1",
    ]);
    expect(screen.queryByRole("button", { name: /Call to confirm/ })).not.toBeInTheDocument();
  });

  it("to be paid at the door are on a list of calls while nobody has confirmed them", async () => {
    office(
      orderPaidBy(700_001, "cod", { status: "pending" }),
      orderPaidBy(700_002, "momo", { status: "pending" }),
    );
    const { user, location } = open();
    await user.click(await counter(/^Call to confirm\s*1$/));
    expect(location()).toBe("/admin/orders?payment_status=to_call");
    expect(await screen.findByText("Total orders: 1")).toBeVisible();
    expect(await row("700001")).toBeVisible();
    expect(screen.getByLabelText("Payment")).toHaveDisplayValue("Call to confirm");
  });

  it("are found by a piece of the phone number, and by payment", async () => {
    const { lists } = office(...three());
    const { user, location } = open();
    await screen.findByText("Total orders: 3");
    await user.type(screen.getByRole("searchbox"), "788999");
    expect(await screen.findByText("Total orders: 1")).toBeVisible();
    expect(location()).toBe("/admin/orders?search=788999");
    await waitFor(() => expect(lists).toContain("?payment_status=due&search=788999&limit=1"));
    await user.selectOptions(screen.getByLabelText("Payment"), "Payment: paid");
    expect(await screen.findByRole("heading", { name: "No orders found" })).toBeVisible();
    expect(location()).toBe("/admin/orders?search=788999&payment_status=completed");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Total orders: 3")).toBeVisible();
  });

  it("are sorted and paged as the address says, whatever garbage stands there", async () => {
    const many = Array.from({ length: 23 }, (_, at) => orderNumbered(500_000 + at));
    const { lists } = office(...many);
    const { user, location } = open("/admin/orders?status=gone&payment_status=7&sort=up");
    expect(await screen.findByText("1–20 of 23")).toBeVisible();
    expect(lists).toContain("?offset=0");
    await user.click(screen.getByRole("button", { name: "Total" }));
    await waitFor(() => expect(lists).toContain("?sort=total_asc&offset=0"));
    await user.click(screen.getByRole("button", { name: "Date" }));
    await waitFor(() => expect(lists).toContain("?sort=oldest&offset=0"));
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("21–23 of 23")).toBeVisible();
    expect(location()).toContain("offset=20");
  });

  it("say that there are none", async () => {
    office();
    open();
    expect(await screen.findByRole("heading", { name: "No orders found" })).toBeVisible();
    expect(screen.getByText("Orders appear here as soon as somebody buys.")).toBeVisible();
  });

  it("say what went wrong, and are asked for again", async () => {
    server.use(http.get("*/api/orders", () => failure(500, "It broke")));
    const { user } = open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    office(...three());
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total orders: 3")).toBeVisible();
  });

  it("stand as cards where there is no room", async () => {
    narrow();
    office(...three());
    const { user, container, location } = open();
    expect(await screen.findByText("Order 234567 · Jun 30, 2025")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await statusOf("234567")).toHaveDisplayValue("Shipped");
    await user.selectOptions(screen.getByLabelText("Sort by"), "Total, descending");
    await waitFor(() => expect(location()).toBe("/admin/orders?sort=total_desc"));
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "View order 234567" }));
    expect(await screen.findByRole("dialog", { name: "Order 234567" })).toBeVisible();
  });
});
