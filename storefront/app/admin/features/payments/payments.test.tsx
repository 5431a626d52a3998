import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { orderOffice, orderPaidBy, orderSeen, withCredit } from "~/testing/admin-orders";
import { refunded } from "~/testing/admin-payments";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { PaymentsScreen } from "./payments-screen";

const open = (at = "/admin/payments") =>
  renderAdmin({ at, screens: [{ path: "/admin/payments", Screen: PaymentsScreen }] });

function office(...orders: Order[]) {
  const { handlers, received } = orderOffice(...orders);
  server.use(...handlers);
  return received;
}

const toRefund = (): Order => {
  const order = orderSeen(482_913);
  return { ...order, payments: order.payments.map((payment) => refunded(payment)) };
};
const three = () => [
  toRefund(),
  orderPaidBy(482_914, "cod"),
  orderPaidBy(
    482_915,
    "momo",
    {},
    {
      payment_status: "failed",
      paymentStatus: "failed",
      failure: { reason: "timed_out", message: "The payment was not approved in time." },
    },
  ),
];
const rowOf = (number: string) => screen.findByRole("row", { name: new RegExp(number) });

afterEach(() => vi.unstubAllGlobals());

describe("the payments", () => {
  it("are listed with order, time in Kigali, method, amount and outcome", async () => {
    office(...three());
    const { container } = open();
    expect(await screen.findByText("Loading payments...")).toBeVisible();
    const failed = within(await rowOf("482915"));
    expect(failed.getByRole("link")).toHaveAttribute("href", "/admin/orders?view=order_482915");
    expect(failed.getByText("Jun 30, 2025, 10:00")).toBeVisible();
    expect(failed.getByText("Mobile money")).toHaveTextContent("0788 000 000");
    expect(failed.getByText("RWF 38,000")).toBeVisible();
    expect(failed.getByText("Failed")).toBeVisible();
    expect(failed.getByText("Not approved in time")).toBeVisible();
    expect(failed.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByText("Total payments: 3")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are filtered by status and method, in the URL", async () => {
    const { paymentLists } = office(...three());
    const { user, location } = open("/admin/payments?status=unpaid&method=barter&refund=1");
    expect(await screen.findByText("Total payments: 3")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Status"), "Failed");
    expect(await screen.findByText("Total payments: 1")).toBeVisible();
    expect(paymentLists).toContain("?status=failed&offset=0");
    await user.selectOptions(screen.getByLabelText("Method"), "Cash on delivery");
    expect(await screen.findByRole("heading", { name: "No payments found" })).toBeVisible();
    expect(location()).toBe("/admin/payments?status=failed&method=cod&refund=1");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Total payments: 3")).toBeVisible();
    expect(location()).toBe("/admin/payments");
  });

  it("by credit are found, and called what they are", async () => {
    const card = withCredit(orderNumbered(482_916), 38_000, "7K2M");
    const account = withCredit(orderPaidBy(482_917, "cod"), 3000, null);
    const { paymentLists } = office(...three(), card, account);
    const { user } = open();
    expect(await screen.findByText("Total payments: 6")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Method"), "Store credit");
    expect(await screen.findByText("Total payments: 2")).toBeVisible();
    expect(paymentLists.at(-1)).toBe("?method=credit&offset=0");
    const byCard = within(await rowOf("482916"));
    expect(byCard.getByText("Gift card …7K2M")).toBeVisible();
    expect(byCard.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Refund"]);
    expect(within(await rowOf("482917")).getByText("Store credit")).toBeVisible();
  });

  it("by credit of an order that is not paid yet stay with it", async () => {
    office(withCredit(orderPaidBy(482_917, "cod"), 3000, null));
    const why = "This order is not paid yet. Cancel it, and what was paid comes back";
    server.use(http.post("*/api/payments/:id/refunds", () => failure(409, why)));
    const { user } = open("/admin/payments?method=credit");
    await user.click(within(await rowOf("482917")).getByRole("button", { name: "Refund" }));
    const form = within(await screen.findByRole("dialog", { name: "Refund order STR-482917" }));
    await user.type(form.getByLabelText("Reason"), "Too small");
    await user.click(form.getByRole("button", { name: "Refund RWF 3,000" }));
    expect(await form.findByRole("alert")).toHaveTextContent(why);
  });

  it("are settled in the list", async () => {
    const { recorded } = office(...three());
    const { user } = open();
    const cash = within(await rowOf("482914"));
    await user.click(cash.getByRole("button", { name: "Record payment" }));
    const form = within(await screen.findByRole("dialog"));
    await user.click(form.getByRole("button", { name: "Record RWF 38,000 in cash" }));
    expect(await cash.findByText("Paid")).toBeVisible();
    expect(recorded).toEqual([["order_482914", { received_as: "cash", amount: 38_000 }]]);
  });

  it("say that there are none", async () => {
    office();
    open();
    expect(await screen.findByRole("heading", { name: "No payments found" })).toBeVisible();
    expect(screen.getByText(/They appear here as soon as somebody pays/)).toBeVisible();
  });

  it("say what went wrong, and can be retried", async () => {
    server.use(http.get("*/api/payments", () => failure(403, "No")));
    const { user } = open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
    office(...three());
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total payments: 3")).toBeVisible();
  });

  it("are shown as cards on narrow screens", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    office(...three());
    const { container } = open();
    const card = within(await screen.findByRole("article", { name: "Payment of STR-482915" }));
    expect(card.getByText("Not approved in time")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("the refunds to pay out", () => {
  it("are counted, can be filtered to, and are settled one by one", async () => {
    const { payOuts } = office(...three());
    const { user, location } = open();
    const queue = await screen.findByRole("button", { name: /^Refunds to pay out\s*1$/ });
    expect(queue).toHaveAttribute("aria-pressed", "false");
    await user.click(queue);
    expect(await screen.findByText("Total payments: 1")).toBeVisible();
    expect(queue).toHaveAttribute("aria-pressed", "true");
    expect(location()).toBe("/admin/payments?refund=requested");
    const payment = within(await rowOf("482913"));
    expect(payment.getByText("To be paid out")).toBeVisible();
    await user.click(payment.getByRole("button", { name: "Mark as paid out" }));
    const question = within(await screen.findByRole("dialog", { name: /^Was RWF 38,000/ }));
    await user.click(question.getByRole("button", { name: "Mark as paid out" }));
    expect(await screen.findByRole("heading", { name: "No payments found" })).toBeVisible();
    await waitFor(() => expect(queue).toHaveTextContent(/0$/));
    expect(payOuts).toEqual([["refund_1", "completed"]]);
  });
});
