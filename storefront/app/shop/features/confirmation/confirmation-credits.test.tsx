import type { Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { attemptOf, paidBy, withAttempt } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { paidBackAsCredit, withCredits } from "~/testing/store-credit";
import { ConfirmationScreen } from "./confirmation-screen";

/** RWF 38,000 */
const ORDER = orderNumbered(482_913);
const OWN = { ends_with: null, amount: 5000 };
const CARD = { ends_with: "7K2M", amount: 20_000 };
/** RWF 13,000 is left to pay. */
const PART_PAID = withCredits(ORDER, [CARD, OWN]);

function open(order: Order) {
  const desk = orderDesk(order);
  server.use(...desk.handlers);
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

beforeEach(() => saveOrderAccess(ORDER.id, ACCESS_TOKEN));
afterEach(() => window.sessionStorage.clear());

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const GOT_IT = "Thank you, Aline. We've got your order.";
/** Subtotal to what is to be paid. */
const rows = () =>
  within(screen.getByRole("region", { name: "Order summary" }))
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
/** What the details say of the payments. */
const payments = () =>
  within(screen.getByRole("region", { name: "Order details" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => /credit|card/.test(text));

const TOTAL = ["SubtotalRWF 36,000", "ShippingRWF 2,000", "TotalRWF 38,000"];
const CREDITS = [...TOTAL, "Gift card …7K2M−RWF 20,000", "Store credit−RWF 5,000"];

describe("an order that credit pays a part of", () => {
  it("asks for what is left, and for no more", async () => {
    const { container } = open(PART_PAID);
    expect(await title("Your order is placed, but not paid yet.")).toBeVisible();
    expect(
      screen.getByText(
        "Your order is placed. RWF 25,000 of it is paid with your gift card or store credit. Choose how to pay the other RWF 13,000.",
      ),
    ).toBeVisible();
    expect(await screen.findByRole("button", { name: "Pay RWF 13,000" })).toBeVisible();
    expect(rows()).toEqual([...CREDITS, "To payRWF 13,000"]);
    expect(payments()).toEqual([
      "Gift card …7K2M: RWF 20,000 Jun 30, 2025",
      "Store credit: RWF 5,000 Jun 30, 2025",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("tells the rider's share", async () => {
    open(withAttempt(PART_PAID, attemptOf(PART_PAID, { payment_method: "cod" })));
    expect(await title(GOT_IT)).toBeVisible();
    expect(screen.getByText("Pay the rider RWF 13,000 in cash at the door.")).toBeVisible();
    expect(screen.queryByText("Paid")).not.toBeInTheDocument();
    expect(rows()).toContain("To payRWF 13,000");
  });

  it("asks the wallet for it", async () => {
    open(withAttempt(PART_PAID, attemptOf(PART_PAID, { payment_method: "momo" })));
    expect(await title("Approve RWF 13,000 on 0788 000 000")).toBeVisible();
  });

  it("says what paid which part", async () => {
    const attempt = attemptOf(PART_PAID, { payment_method: "momo" });
    open(withAttempt(PART_PAID, paidBy(attempt)));
    expect(await title(GOT_IT)).toBeVisible();
    expect(screen.getByText(/^RWF 20,000 with a gift card, Jun 30, 2025/)).toBeVisible();
    expect(screen.getByText(/^RWF 5,000 with store credit, Jun 30, 2025/)).toBeVisible();
    expect(screen.getByText(/^RWF 13,000 with mobile money from/)).toBeVisible();
    expect(rows()).toEqual([...CREDITS, "PaidRWF 13,000"]);
  });

  it("says before it is cancelled what becomes of the credit", async () => {
    const { user } = open(PART_PAID);
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      "RWF 20,000 goes back on your gift card at once. RWF 5,000 is store credit again at once. This can't be undone.",
    );
  });

  it("has it back once it is cancelled", async () => {
    const failure = { reason: "order_cancelled", message: "The order was cancelled." } as const;
    open({
      ...PART_PAID,
      status: "cancelled",
      credit_amount: 0,
      payments: PART_PAID.payments.map((payment) => ({
        ...paidBackAsCredit(payment),
        payment_status: "refunded",
        paymentStatus: "refunded",
        failure,
      })),
    });
    expect(await title("This order was cancelled.")).toBeVisible();
    expect(screen.getByText("RWF 20,000 is back on your gift card.")).toBeVisible();
    expect(screen.getByText("RWF 5,000 is store credit now.")).toBeVisible();
    expect(screen.queryByText(failure.message)).not.toBeInTheDocument();
    expect(rows()).toEqual(TOTAL);
  });
});

describe("an order that credit pays whole", () => {
  it("is paid", async () => {
    open(withCredits(ORDER, [CARD, { ...OWN, amount: 18_000 }]));
    expect(await title(GOT_IT)).toBeVisible();
    expect(screen.getByText("Paid")).toHaveClass("text-success");
    expect(screen.getByText(/^RWF 20,000 with a gift card/)).toBeVisible();
    expect(screen.getByText(/^RWF 18,000 with store credit/)).toBeVisible();
    expect(rows().at(-1)).toBe("To payRWF 0");
    expect(screen.queryByRole("button", { name: /^Pay / })).not.toBeInTheDocument();
  });

  it("says of money that became store credit", async () => {
    const attempt = paidBy(attemptOf(ORDER, { payment_method: "momo" }));
    open(withAttempt(ORDER, paidBackAsCredit({ ...attempt, amount: 5000 })));
    expect(await screen.findByText("RWF 5,000 is store credit now.")).toBeVisible();
  });
});
