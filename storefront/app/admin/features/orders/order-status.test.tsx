import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderPaidBy, orderSeen } from "~/testing/admin-orders";
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

const first = orderNumbered(482_913);
const second = orderNumbered(482_914, { status: "processing" });
const statusOf = (number: string) => screen.findByLabelText(`Status of order ${number}`);
const STATUS_PATH = "*/api/orders/:id/status";

const LINE = {
  index: 0,
  product_id: "prod_01",
  variant_id: "variant_1",
  product_name: "Gahinga Boxy Tee",
  requested: 2,
  available: 1,
};
const shortStock = () =>
  failure(409, "Some items are no longer available in this quantity", {
    code: "insufficient_stock",
    data: { lines: [LINE] },
  });

describe("the status of an order", () => {
  it("is shown at once, sent once, and can be undone", async () => {
    const { statuses } = office(first, second);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(http.put(STATUS_PATH, () => held.then(() => undefined), { once: true }));
    const { user } = open();
    const select = await statusOf("482913");
    await user.selectOptions(select, "Shipped");
    expect(select).toHaveDisplayValue("Shipped");
    expect(await screen.findByRole("button", { name: /^Shipped\s*1$/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Pending\s*0$/ })).toBeVisible();
    expect(statuses).toEqual([]);
    release();
    expect(await screen.findByText("Order 482913 is now Shipped")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Order 482913 is Pending again")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(await statusOf("482913")).toHaveDisplayValue("Pending");
    expect(statuses).toEqual([
      [first.id, "shipped"],
      [first.id, "pending"],
    ]);
  });

  it("reverts when it could not be set, and says why", async () => {
    office({ ...first, status: "cancelled" });
    server.use(
      http.put(STATUS_PATH, async () => {
        await delay(30);
        return shortStock();
      }),
    );
    const { user } = open();
    const select = await statusOf("482913");
    await user.selectOptions(select, "Pending");
    expect(select).toHaveDisplayValue("Pending");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to update order status. Some items are no longer available in this quantity. Gahinga Boxy Tee: 2 wanted, 1 left",
    );
    expect(await statusOf("482913")).toHaveDisplayValue("Cancelled");
    expect(screen.getByRole("button", { name: /^Cancelled\s*1$/ })).toBeVisible();
  });

  it("asks first when money would be refunded", async () => {
    const { statuses } = office(orderSeen(482_913));
    const { user } = open();
    await user.selectOptions(await statusOf("482913"), "Cancelled");
    const question = within(await screen.findByRole("dialog", { name: "Cancel order 482913?" }));
    expect(question.getByText(/RWF 38,000 was paid and will be paid back/)).toBeVisible();
    expect(question.getByRole("button", { name: "Keep order" })).toHaveFocus();
    await user.click(question.getByRole("button", { name: "Keep order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await statusOf("482913")).toHaveDisplayValue("Pending");
    expect(statuses).toEqual([]);
    await user.selectOptions(await statusOf("482913"), "Cancelled");
    await user.click(await screen.findByRole("button", { name: "Cancel order" }));
    expect(await screen.findByText("Order 482913 is now Cancelled")).toBeVisible();
    expect(statuses).toEqual([["order_482913", "cancelled"]]);
  });

  it("asks for the cash when an unpaid order is delivered", async () => {
    const { statuses, recorded } = office(orderPaidBy(482_913, "cod", { status: "shipped" }));
    const { user } = open();
    await user.selectOptions(await statusOf("482913"), "Delivered");
    const name = "Order 482913: has it been paid?";
    const question = within(await screen.findByRole("dialog", { name }));
    expect(question.getByText(/RWF 38,000 is not recorded yet/)).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(statuses).toEqual([]);
    await user.selectOptions(await statusOf("482913"), "Delivered");
    await user.click(await screen.findByRole("button", { name: "Record RWF 38,000 in cash" }));
    expect(await screen.findByText("Order 482913 is now Delivered")).toBeVisible();
    expect(recorded).toEqual([["order_482913", { received_as: "cash", amount: 38_000 }]]);
    expect(statuses).toEqual([["order_482913", "delivered"]]);
    expect(await screen.findByText("Paid")).toBeVisible();
  });

  it("may be delivered before the cash is recorded, which stays visible", async () => {
    const { statuses, recorded } = office(orderPaidBy(482_913, "cod", { status: "shipped" }));
    const { user } = open();
    await user.selectOptions(await statusOf("482913"), "Delivered");
    await user.click(await screen.findByRole("button", { name: "Not yet" }));
    expect(await screen.findByText("Still owed")).toHaveClass("text-danger");
    expect(statuses).toEqual([["order_482913", "delivered"]]);
    expect(recorded).toEqual([]);
  });

  it("removes the order from a list it no longer matches", async () => {
    office(first, second);
    const { user } = open("/admin/orders?status=pending");
    await user.selectOptions(await statusOf("482913"), "Processing");
    expect(await screen.findByRole("heading", { name: "No orders found" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Processing\s*2$/ })).toBeVisible();
  });
});

describe("the status of many orders", () => {
  const choose = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(await screen.findByRole("checkbox", { name: "Select: Order 482913" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Order 482914" }));
  };
  const setAll = () => screen.getByLabelText("Set status of selected orders");

  it("is set one after the other; what fails is named and can be tried again", async () => {
    const { statuses } = office(first, second);
    server.use(
      http.put(
        STATUS_PATH,
        ({ params }) => (params["id"] === first.id ? shortStock() : undefined),
        { once: true },
      ),
    );
    const { user } = open();
    await choose(user);
    await user.selectOptions(setAll(), "Delivered");
    const owed = within(await screen.findByRole("dialog", { name: "Set 2 orders to Delivered?" }));
    expect(owed.getByText(/^RWF 76,000 for them is not recorded yet/)).toBeVisible();
    await user.click(owed.getByRole("button", { name: "Set to Delivered" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Setting orders to Delivered" }),
    );
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "1 of 2 failed:Order 482913: Some items are no longer available",
    );
    expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
    expect(dialog.getByText("1 done")).toBeVisible();
    expect(statuses).toEqual([[second.id, "delivered"]]);
    await user.click(dialog.getByRole("button", { name: "Try these again" }));
    await waitFor(() => expect(dialog.queryByRole("alert")).not.toBeInTheDocument());
    await waitFor(() => expect(statuses.at(-1)).toEqual([first.id, "delivered"]));
    await user.click(dialog.getByRole("button", { name: "Close" }));
    expect(await screen.findByRole("button", { name: /^Delivered\s*2$/ })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Selection" })).not.toBeInTheDocument();
  });

  it("asks first before many are cancelled", async () => {
    const { statuses } = office(first, orderSeen(482_914));
    const { user } = open();
    await choose(user);
    await user.selectOptions(setAll(), "Cancelled");
    const question = within(await screen.findByRole("dialog", { name: "Cancel 2 orders?" }));
    expect(question.getByText(/RWF 38,000 was paid and will be paid back/)).toBeVisible();
    expect(statuses).toEqual([]);
    await user.click(question.getByRole("button", { name: "Cancel order" }));
    await screen.findByText("2 done");
    expect(statuses.map(([, status]) => status)).toEqual(["cancelled", "cancelled"]);
  });
});
