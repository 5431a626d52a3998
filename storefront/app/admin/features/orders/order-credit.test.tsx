import type { Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderPaidBy, orderSeen, withCredit } from "~/testing/admin-orders";
import { refunded } from "~/testing/admin-payments";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

function open(order: Order, at = `/admin/orders?view=${order.id}`) {
  const { handlers, received } = orderOffice(order);
  server.use(...handlers);
  const view = renderAdmin({ at, screens: [{ path: "/admin/orders", Screen: OrdersScreen }] });
  return { ...view, received };
}
/** Opens one order; returns its money section as well. */
async function openMoney(order: Order) {
  const view = open(order);
  return { ...view, region: await screen.findByRole("region", { name: "Payments" }) };
}
const dialog = (name: string) => screen.findByRole("dialog", { name });
const sums = (region: HTMLElement) => {
  const part = within(region);
  const amounts = part.getAllByRole("definition").map(({ textContent }) => textContent);
  return part.getAllByRole("term").map(({ textContent }, at) => [textContent, amounts[at]]);
};

/** RWF 38,000: 20,000 of a gift card, 3,000 of store credit, the rest at the door. */
const partly = () =>
  withCredit(withCredit(orderPaidBy(482_913, "cod"), 20_000, "7K2M"), 3000, null);
const wholly = () => withCredit(orderNumbered(482_913), 38_000, "7K2M");

describe("an order that credit pays a part of", () => {
  it("says what credit pays and what is still to pay, which alone is recorded", async () => {
    const { region, user, received, baseElement } = await openMoney(partly());
    const part = within(region);
    expect(part.getByText("The rider collects RWF 15,000 in cash.")).toBeVisible();
    expect(sums(region)).toEqual([
      ["Total", "RWF 38,000"],
      ["Store credit", "−RWF 3,000"],
      ["Gift card …7K2M", "−RWF 20,000"],
      ["Still to pay", "RWF 15,000"],
    ]);
    // Until all of it is paid, credit comes back by cancelling alone.
    expect(part.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Record payment",
      "Mark as failed",
    ]);
    expect(part.queryByText(/Transaction/)).not.toBeInTheDocument();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(part.getByRole("button", { name: "Record payment" }));
    const form = within(await dialog("Record the payment of STR-482913"));
    await user.click(form.getByRole("button", { name: "Record RWF 15,000 in cash" }));
    expect(await screen.findByText("RWF 15,000 is recorded for STR-482913")).toBeVisible();
    expect(received.recorded).toEqual([["order_482913", { received_as: "cash", amount: 15_000 }]]);
    expect(await part.findByText(/^RWF 15,000 · Cash/)).toBeVisible();
    expect(sums(region).slice(-2)).toEqual([
      ["Cash", "−RWF 15,000"],
      ["Still to pay", "RWF 0"],
    ]);
  });

  it("shows no sums where no credit was used", async () => {
    const { region } = await openMoney(orderPaidBy(482_913, "cod"));
    const part = within(region);
    expect(part.queryByText("Still to pay")).not.toBeInTheDocument();
  });

  it("is collected for what is left, on paper too", async () => {
    const { user } = open(partly(), "/admin/orders?view=order_482913&print=packing");
    const slip = within(await screen.findByRole("article", { name: "Packing slip STR-482913" }));
    expect(slip.getByText("Collect RWF 15,000 in cash")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back to the order" }));
    await user.click(await screen.findByRole("button", { name: "Receipt" }));
    const receipt = within(await screen.findByRole("article", { name: "Receipt STR-482913" }));
    expect(receipt.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Subtotal",
      "Shipping",
      "Total amount",
      "Paid: Store credit, Jun 30, 2025",
      "Paid: Gift card …7K2M, Jun 30, 2025",
      "Still to pay",
    ]);
    expect(receipt.getAllByRole("definition").at(-1)).toHaveTextContent("RWF 15,000");
  });

  it("says before it is cancelled what goes back as credit", async () => {
    const { user, received } = open(partly());
    await screen.findByRole("region", { name: "Payments" });
    const [select] = screen.getAllByLabelText("Status of order 482913");
    await user.selectOptions(select as HTMLElement, "Cancelled");
    const question = within(await dialog("Cancel order 482913?"));
    expect(
      question.getByText("RWF 23,000 of store credit or gift cards goes back at once."),
    ).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel order" }));
    expect(await screen.findByText("Order 482913 is now Cancelled")).toBeVisible();
    expect(received.statuses).toEqual([["order_482913", "cancelled"]]);
  });
});

describe("an order that credit pays", () => {
  it("is paid by what it is, and goes back there at once", async () => {
    const { region, user, received } = await openMoney(wholly());
    const part = within(region);
    expect(part.getByText(/^RWF 38,000 · Gift card …7K2M · /)).toBeVisible();
    expect(sums(region)).toEqual([
      ["Total", "RWF 38,000"],
      ["Gift card …7K2M", "−RWF 38,000"],
      ["Still to pay", "RWF 0"],
    ]);
    await user.click(part.getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    expect(form.getByText("Goes back to Gift card …7K2M at once.")).toBeVisible();
    expect(form.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.type(form.getByLabelText("Reason"), "Too small");
    await user.click(form.getByRole("button", { name: "Refund RWF 38,000" }));
    expect(await screen.findByText("RWF 38,000 is back on Gift card …7K2M")).toBeVisible();
    expect(received.refunds).toMatchObject([
      { id: "credit_1", body: { amount: 38_000, reason: "Too small" } },
    ]);
    const lines = within(await part.findByRole("list", { name: "Refunds" }));
    expect(lines.getByText("Back on the gift card")).toBeVisible();
    expect(lines.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says that store credit goes back as such", async () => {
    const { region, user } = await openMoney(withCredit(orderNumbered(482_913), 38_000, null));
    const part = within(region);
    await user.click(part.getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    expect(form.getByText("Goes back to the customer's store credit at once.")).toBeVisible();
  });
});

describe("a refund of money as store credit", () => {
  const refundAsCredit = async (order: Order) => {
    const view = await openMoney(order);
    const { region, user } = view;
    const part = within(region);
    await user.click(part.getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    await user.type(form.getByLabelText("Reason"), "Too small");
    await user.click(form.getByRole("checkbox", { name: "As store credit" }));
    await user.click(form.getByRole("button", { name: "Refund RWF 38,000 as store credit" }));
    return view;
  };

  it("is there at once, and nobody pays it out", async () => {
    const { region, received } = await refundAsCredit(orderSeen(482_913));
    const part = within(region);
    expect(await screen.findByText("RWF 38,000 is back as store credit")).toBeVisible();
    expect(received.refunds).toMatchObject([
      { id: "pay_482913", body: { amount: 38_000, reason: "Too small", as_credit: true } },
    ]);
    const lines = within(await part.findByRole("list", { name: "Refunds" }));
    expect(lines.getByText("As store credit")).toBeVisible();
    expect(lines.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is refused for a guest's order, with what to do instead", async () => {
    const why =
      "This order was placed without an account, so there is nobody to give store credit to. Make a gift card instead";
    const order = orderSeen(482_913);
    const view = await openMoney(order);
    server.use(http.post("*/api/payments/:id/refunds", () => failure(409, why)));
    await view.user.click(within(view.region).getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    await view.user.type(form.getByLabelText("Reason"), "Too small");
    const asCredit = form.getByRole("checkbox", { name: "As store credit" });
    expect(asCredit).toHaveAccessibleDescription(/For orders placed with an account\.$/);
    await view.user.click(asCredit);
    await view.user.click(form.getByRole("button", { name: /^Refund RWF 38,000/ }));
    expect(await form.findByRole("alert")).toHaveTextContent(why);
    expect(asCredit).toBeChecked();
  });

  it("that failed is not called credit", async () => {
    const order = orderSeen(482_913);
    const payments = order.payments.map((one) => refunded(one, { status: "failed" }));
    const { region } = await openMoney({ ...order, payments });
    const part = within(region);
    expect(part.getByText("Pay-out failed")).toBeVisible();
  });
});
