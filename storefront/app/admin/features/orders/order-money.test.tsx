import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { orderOffice, orderPaidBy, orderSeen } from "~/testing/admin-orders";
import { refunded } from "~/testing/admin-payments";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

/** Opens one order; returns its money section and what reached the server. */
async function openMoney(order: Order) {
  const { handlers, received } = orderOffice(order);
  server.use(...handlers);
  const view = renderAdmin({
    at: `/admin/orders?view=${order.id}`,
    screens: [{ path: "/admin/orders", Screen: OrdersScreen }],
  });
  const region = await screen.findByRole("region", { name: "Payments" });
  return { ...view, region, received };
}

const paid = () => orderSeen(482_913, { transaction_id: "LOCAL-77" });
const atTheDoor = () => orderPaidBy(482_913, "cod");
const withRefund = (order: Order): Order => ({
  ...order,
  payments: order.payments.map((payment) => refunded(payment, { amount: 5000 })),
});
const dialog = (name: string) => screen.findByRole("dialog", { name });

describe("the payments of an order", () => {
  it("say how, how much and what came of it", async () => {
    const failed = orderPaidBy(
      482_913,
      "momo",
      {},
      {
        payment_status: "failed",
        paymentStatus: "failed",
        failure: { reason: "not_enough_funds", message: "There is not enough money." },
      },
    );
    const { region } = await openMoney(failed);
    const part = within(region);
    expect(part.getByText("Mobile money")).toBeVisible();
    expect(part.getByText("Failed")).toBeVisible();
    expect(part.getByText("Not enough money in the wallet")).toBeVisible();
    expect(part.getByText("$31.54")).toHaveTextContent("RWF 38,000");
    expect(part.getByText(/Wallet 0788 000 000/)).toHaveTextContent("Jun 30, 2025, 10:00");
    expect(part.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Record payment",
    ]);
  });

  it("say that there are none", async () => {
    const { region } = await openMoney(orderNumbered(482_913));
    const part = within(region);
    expect(part.getByText("Nobody has tried to pay yet.")).toBeVisible();
  });

  it.each([
    [
      "cash at the door",
      () => orderPaidBy(482_913, "cod"),
      "The rider collects RWF 38,000 in cash.",
    ],
    [
      "as agreed",
      () => orderPaidBy(482_913, "placeholder"),
      "Agree with the customer how RWF 38,000 is paid, then record it.",
    ],
    ["nothing begun", () => orderNumbered(482_913), "RWF 38,000 is not paid yet."],
    [
      "delivered and not paid",
      () => orderPaidBy(482_913, "cod", { status: "delivered" }),
      "Delivered, and RWF 38,000 is still owed. Record it when you have it.",
    ],
  ])("say where the money stands, and can be recorded by hand: %s", async (_, order, truth) => {
    const { region, received, user, baseElement } = await openMoney(order());
    const part = within(region);
    expect(part.getByText(truth)).toBeVisible();
    expect(part.queryByText("Paid")).not.toBeInTheDocument();
    await user.click(part.getByRole("button", { name: "Record payment" }));
    const form = within(await dialog("Record the payment of STR-482913"));
    expect(form.getByRole("radio", { name: "Cash" })).toBeChecked();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(form.getByRole("button", { name: "Record RWF 38,000 in cash" }));
    expect(await screen.findByText("RWF 38,000 is recorded for STR-482913")).toBeVisible();
    expect(
      await part.findByText(
        "RWF 38,000 · Cash · Jun 30, 2025, 10:05 · recorded by eric@example.rw",
      ),
    ).toBeVisible();
    expect(part.queryByRole("button", { name: "Record payment" })).not.toBeInTheDocument();
    expect(received.recorded).toEqual([["order_482913", { received_as: "cash", amount: 38_000 }]]);
  });

  it("require a transfer's reference, and say where it was used before", async () => {
    const { region, received, user } = await openMoney(orderPaidBy(482_913, "placeholder"));
    const part = within(region);
    await user.click(part.getByRole("button", { name: "Record payment" }));
    const form = within(await dialog("Record the payment of STR-482913"));
    await user.click(form.getByRole("radio", { name: "MoMo to till" }));
    expect(
      form.getByText("Check the till phone first. STRIVE can't see this payment."),
    ).toBeVisible();
    await user.click(form.getByRole("button", { name: "Record RWF 38,000" }));
    expect(await form.findByText("Transfer reference is required")).toBeVisible();
    const reference = form.getByLabelText("MTN transaction ID");
    expect(reference).toHaveFocus();
    const used = "This reference is already recorded for STR-482000";
    server.use(
      http.post(
        "*/api/orders/:id/payments",
        () => failure(409, used, { errors: [{ field: "reference", message: used }] }),
        { once: true },
      ),
    );
    await user.type(reference, "14829077312");
    await user.click(form.getByRole("button", { name: "Record RWF 38,000" }));
    expect(await form.findByText(used)).toBeVisible();
    await user.click(form.getByRole("radio", { name: "Bank transfer" }));
    expect(form.getByLabelText("Bank reference")).toHaveValue("14829077312");
    await user.click(form.getByRole("button", { name: "Record RWF 38,000" }));
    expect(await part.findByText(/^RWF 38,000 · Bank transfer/)).toBeVisible();
    expect(received.recorded).toEqual([
      ["order_482913", { received_as: "bank_transfer", amount: 38_000, reference: "14829077312" }],
    ]);
  });

  it("of a cancelled order that nobody paid are closed", async () => {
    const { region } = await openMoney(orderNumbered(482_913, { status: "cancelled" }));
    const part = within(region);
    expect(part.getByText("Nothing was paid, and nothing is owed.")).toBeVisible();
    expect(part.queryByRole("button")).not.toBeInTheDocument();
  });

  it("on delivery can be marked as failed; a refusal is shown in the dialog", async () => {
    const { region, received, user } = await openMoney(atTheDoor());
    const part = within(region);
    const why = "This payment is completed and can't be changed any more";
    server.use(http.put("*/api/payments/:id/status", () => failure(409, why), { once: true }));
    await user.click(part.getByRole("button", { name: "Mark as failed" }));
    const question = within(await dialog("Mark RWF 38,000 as failed?"));
    await user.click(question.getByRole("button", { name: "Mark as failed" }));
    expect(await question.findByRole("alert")).toHaveTextContent(
      `Failed to process payment. ${why}`,
    );
    await user.click(question.getByRole("button", { name: "Mark as failed" }));
    expect(await part.findByText("Failed")).toBeVisible();
    expect(received.settled).toEqual([["pay_482913", "failed"]]);
  });
});

describe("a refund", () => {
  it("is the whole rest unless an amount is given, with a reason", async () => {
    const { region, received, user, baseElement } = await openMoney(withRefund(paid()));
    const part = within(region);
    await user.click(part.getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    const amount = form.getByLabelText("Amount in RWF");
    expect(amount).toHaveValue("33000");
    expect(await complaintsOf(baseElement)).toEqual([]);

    await user.click(form.getByRole("button", { name: "Refund RWF 33,000" }));
    expect(await form.findByText("Reason is required")).toBeVisible();
    expect(form.getByLabelText("Reason")).toHaveFocus();
    await user.clear(amount);
    await user.type(amount, "40,000");
    await user.click(form.getByRole("button", { name: "Refund RWF 40,000" }));
    expect(await form.findByText("At most RWF 33,000 can be paid back")).toBeVisible();
    expect(amount).toHaveFocus();
    for (const wrong of ["0", "12.5", "ten"]) {
      await user.clear(amount);
      await user.type(amount, wrong);
      await user.click(form.getByRole("button", { name: /^Refund RWF/ }));
      expect(await form.findByText("Please enter a whole amount in RWF")).toBeVisible();
    }
    expect(received.refunds).toEqual([]);

    await user.clear(amount);
    await user.type(amount, "RWF 1 500");
    await user.type(form.getByLabelText("Reason"), "A button is missing");
    await user.click(form.getByRole("button", { name: "Refund RWF 1,500" }));
    expect(await screen.findByText("Refund of RWF 1,500 is recorded")).toBeVisible();
    expect(received.refunds).toMatchObject([
      { id: "pay_482913", body: { amount: 1500, reason: "A button is missing" } },
    ]);
    const lines = within(await part.findByRole("list", { name: "Refunds" }));
    await waitFor(() => expect(lines.getAllByRole("listitem")).toHaveLength(2));
    expect(lines.getByText(/A button is missing · eric@example.rw/)).toBeVisible();
  });

  it("that is retried is the same refund; another amount is a new one", async () => {
    const { region, received, user } = await openMoney(paid());
    const part = within(region);
    const keys: Array<string | null> = [];
    server.use(
      http.post("*/api/payments/:id/refunds", ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length < 4 ? failure(500, "It broke") : undefined;
      }),
    );
    await user.click(part.getByRole("button", { name: "Refund" }));
    const form = within(await dialog("Refund order STR-482913"));
    await user.type(form.getByLabelText("Reason"), "Late");
    const press = async () => {
      await user.click(form.getByRole("button", { name: /^Refund RWF/ }));
      expect(await form.findByRole("alert")).toHaveTextContent(
        "Failed to process payment. Server error - please try again",
      );
    };
    await press();
    await press();
    await user.type(form.getByLabelText("Amount in RWF"), "{Backspace}");
    await press();
    await user.type(form.getByLabelText("Amount in RWF"), "0");
    await user.click(form.getByRole("button", { name: "Refund RWF 38,000" }));
    expect(await screen.findByText("Refund of RWF 38,000 is recorded")).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[0]);
    expect(received.refunds).toHaveLength(1);
    await waitFor(() =>
      expect(part.queryByRole("button", { name: "Refund" })).not.toBeInTheDocument(),
    );
  });

  it.each([
    ["Mark as paid out", "Was RWF 5,000 paid out?", "completed", "Paid out"],
    ["Pay-out failed", "Did the pay-out of RWF 5,000 fail?", "failed", "Pay-out failed"],
  ])("is settled by hand: %s", async (label, question, status, state) => {
    const { region, received, user } = await openMoney(withRefund(paid()));
    const part = within(region);
    const line = within(part.getByRole("list", { name: "Refunds" }));
    expect(line.getByText("To be paid out")).toBeVisible();
    await user.click(line.getByRole("button", { name: label }));
    await user.click(within(await dialog(question)).getByRole("button", { name: label }));
    await waitFor(() => expect(line.queryByRole("button")).not.toBeInTheDocument());
    expect(line.getByText(state)).toBeVisible();
    expect(received.payOuts).toEqual([["refund_1", status]]);
  });

  it("that mobile money is paying out can't be settled by hand", async () => {
    const { region, user } = await openMoney(withRefund(paid()));
    const part = within(region);
    const why = "Mobile money is paying this back. Wait for its outcome";
    server.use(http.put("*/api/payments/:id/refunds/:refund", () => failure(409, why)));
    await user.click(part.getByRole("button", { name: "Mark as paid out" }));
    const question = within(await dialog("Was RWF 5,000 paid out?"));
    await user.click(question.getByRole("button", { name: "Mark as paid out" }));
    expect(await question.findByRole("alert")).toHaveTextContent(why);
  });
});
