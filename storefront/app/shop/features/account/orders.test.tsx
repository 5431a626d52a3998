import {
  cancelOrderBodySchema,
  orderResponseSchema,
  type Order,
} from "@strive/backend/contracts/orders";
import { PAYMENT_FAILURE_TEXTS } from "@strive/backend/contracts/payments";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { CURRENCY_KEY } from "~/lib/currency-atoms";
import { dateText } from "~/lib/order-words";
import { ownCreditQuery } from "~/shop/credits/own-credit";
import { QUOTES } from "~/shop/discounts/quote-query";
import { complaintsOf } from "~/testing/axe";
import { inExchange } from "~/testing/exchanges";
import { failure } from "~/testing/handlers";
import { changeOffice } from "~/testing/order-changes";
import { orderNumbered, orderWithDiscounts, ownOrders } from "~/testing/own-orders";
import { attemptOf, paidOrder, settled, withAttempt } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, isFrom, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

/** GET /orders/{id} of the one customer. */
const oneOf = (orders: readonly Order[]) =>
  http.get("*/api/orders/:id", ({ request, params }) => {
    const order = orders.find(({ id }) => id === params["id"]);
    if (!order || !isFrom(request, customer)) return failure(404, "Resource not found");
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data: order }));
  });

interface OpenOptions {
  orders: Order[];
  at?: string;
  /** Answer before the shop does. */
  first?: RequestHandler[];
}

function open({ orders, at = "/account", first = [] }: OpenOptions) {
  server.use(...first, ...signedIn(customer), ownOrders(orders), oneOf(orders));
  return renderRoute({ at, routes: [{ path: "/account", Component: AccountScreen }] });
}

const section = () => screen.findByRole("region", { name: "My orders" });
const down = () => failure(503, "Service temporarily unavailable");
const numbers = () => screen.getAllByRole("link", { name: /STR-/ }).map((link) => link.textContent);

describe("my orders", () => {
  it("says that it is loading, and how to get a first one", async () => {
    open({ orders: [] });
    const part = within(await section());
    expect(part.getByText("Loading your orders...")).toBeInTheDocument();
    expect(await part.findByRole("heading", { name: "No orders yet" })).toBeVisible();
    expect(part.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
  });

  it("shows number, date, status and total", async () => {
    open({ orders: [orderNumbered(482_913, { status: "shipped" })] });
    const link = await within(await section()).findByRole("link", { name: /STR-482913/ });
    expect(within(link).getByText("Jun 30, 2025")).toBeVisible();
    expect(within(link).getByText("Shipped")).toHaveClass("text-shipped");
    expect(within(link).getByText("RWF 38,000")).toBeVisible();
  });

  it("marks what came in exchange", async () => {
    const exchange = inExchange(orderNumbered(482_914), 36_000);
    open({ orders: [exchange, orderNumbered(482_913)] });
    const link = await within(await section()).findByRole("link", { name: /STR-482914/ });
    expect(within(link).getByText("Exchange")).toBeVisible();
    expect(screen.getAllByText("Exchange")).toHaveLength(1);
  });

  it("shows totals in the chosen currency", async () => {
    window.localStorage.setItem(CURRENCY_KEY, "EUR");
    open({ orders: [orderNumbered(482_913)] });
    expect(await within(await section()).findByText("€22.80")).toBeVisible();
  });

  it("tries again after an error", async () => {
    const { user } = open({
      orders: [orderNumbered(482_913)],
      first: [http.get("*/api/orders", down, { once: true })],
    });
    const part = within(await section());
    expect(await part.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(part.getByRole("button", { name: "Retry" }));
    expect(await part.findByText("STR-482913")).toBeVisible();
  });

  it("shows more on demand and goes on reading there", async () => {
    const orders = Array.from({ length: 12 }, (_, at) => orderNumbered(482_920 - at));
    const { user } = open({ orders });
    const part = within(await section());
    const more = await part.findByRole("button", { name: "Show more" });
    expect(part.getByText("10 of 12")).toBeVisible();
    server.use(http.get("*/api/orders", down, { once: true }));
    await user.click(more);
    await user.click(await part.findByRole("button", { name: "Retry" }));
    expect(await part.findByText("12 of 12")).toBeVisible();
    expect(numbers()).toHaveLength(12);
    await waitFor(() => expect(part.getByRole("link", { name: /STR-482910/ })).toHaveFocus());
    expect(part.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });
});

describe("one order", () => {
  const placed = orderNumbered(482_913, {
    status: "processing",
    note: "Blue gate",
    history: [
      { status: "pending", event: "placed", at: "2025-06-30T08:00:00.000Z", by: "customer" },
      { status: "processing", event: "status", at: "2025-07-01T08:00:00.000Z", by: "admin" },
    ],
  });
  const order = paidOrder(placed);
  const at = `/account?order=${order.id}`;

  it("opens from the list and leads back", async () => {
    const { user, location } = open({ orders: [order] });
    await user.click(await screen.findByRole("link", { name: /STR-482913/ }));
    const title = await screen.findByRole("heading", { level: 1, name: "STR-482913" });
    expect(location()).toBe(at);
    expect(title).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Your account" }));
    expect(await section()).toBeDefined();
    expect(location()).toBe("/account");
  });

  it("shows items, address, totals and payment, after a reload too", async () => {
    const { container } = open({ orders: [order], at });
    expect(await screen.findByRole("heading", { name: "STR-482913" })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByText("Paid")).toHaveClass("text-success");
    expect(main.getByText("KG 11 Ave")).toBeVisible();
    expect(main.getByText("Kigali, Gasabo")).toBeVisible();
    expect(main.getByText("Blue gate")).toBeVisible();
    expect(main.getByText("Jul 01, 2025")).toBeVisible();
    const summary = within(main.getByRole("region", { name: "Order summary" }));
    expect(summary.getByText("Gahinga Boxy Tee")).toBeVisible();
    expect(summary.getByText("RWF 2,000")).toBeVisible();
    expect(summary.getByText("RWF 38,000")).toBeVisible();
    expect(main.queryByRole("link", { name: "Pay for this order" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("shows what discounts took off, and what a line cost before a sale", async () => {
    open({ orders: [orderWithDiscounts(482_913)], at });
    const summary = within(await screen.findByRole("region", { name: "Order summary" }));
    const rows = summary.getAllByRole("term").map((term) => term.parentElement?.textContent);
    expect(rows).toEqual([
      "Items (2)RWF 40,000",
      "Sale, Gahinga Boxy Tee−RWF 4,000",
      "Code STRIVE10−RWF 3,600",
      "Opening week−RWF 2,000",
      "ShippingRWF 2,000",
      "TotalRWF 32,400",
    ]);
    expect(summary.getByRole("listitem")).toHaveTextContent("RWF 36,000 Before 40,000");
  });

  it("offers to pay what is not paid, unless it was cancelled", async () => {
    const unpaid = orderNumbered(482_914);
    const { unmount } = open({ orders: [unpaid], at: `/account?order=${unpaid.id}` });
    expect(await screen.findByRole("link", { name: "Pay for this order" })).toHaveAttribute(
      "href",
      `/checkout/confirmation?order=${unpaid.id}`,
    );
    unmount();
    const cancelled = { ...unpaid, status: "cancelled" as const };
    open({ orders: [cancelled], at: `/account?order=${unpaid.id}` });
    expect(await screen.findByText("Not paid")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Pay for this order" })).not.toBeInTheDocument();
  });

  it("tells of delivery, attempts and refunds in words", async () => {
    const first = attemptOf(placed, { payment_method: "momo" });
    const failed = settled(withAttempt(placed, first), "rejected");
    const paid = paidOrder(failed, "placeholder", "bank_transfer");
    const refunds = (["requested", "completed", "failed"] as const).map((status, at) => ({
      id: `ref_${at}`,
      _id: `ref_${at}`,
      payment_id: "pay_2",
      amount: 1000 * (at + 1),
      currency: "RWF" as const,
      reason: "Too small",
      status,
      as_credit: false,
      as_exchange: false,
      return_id: null,
      by: "system",
      createdAt: "2025-07-02T08:00:00.000Z",
    }));
    const payments = paid.payments.map((one, at) => (at === 1 ? { ...one, refunds } : one));
    const { container } = open({ orders: [{ ...paid, payments }], at });
    expect(await screen.findByText("Tue, Jul 01 to Wed, Jul 02")).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByText(/Mobile money, 0788 000 000: payment failed/)).toBeVisible();
    expect(main.getByText(PAYMENT_FAILURE_TEXTS.rejected)).toBeVisible();
    expect(main.getByText(/Pay when we confirm: paid/)).toBeVisible();
    expect(main.getByText("RWF 1,000 is being paid back to you.")).toBeVisible();
    expect(main.getByText("RWF 2,000 was paid back to you.")).toBeVisible();
    expect(main.getByText(/RWF 3,000 could not be paid back yet/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("leads back to a payment that waits for the phone", async () => {
    const placed = orderNumbered(482_914);
    const asked = withAttempt(placed, attemptOf(placed, { payment_method: "momo" }));
    open({ orders: [asked], at: `/account?order=${asked.id}` });
    expect(await screen.findByRole("link", { name: "Continue payment" })).toHaveAttribute(
      "href",
      `/checkout/confirmation?order=${asked.id}`,
    );
  });

  it("goes elsewhere, and comes in another size, without a token", async () => {
    const placed = orderNumbered(482_914);
    const known = new Map([[placed.id, placed]]);
    const office = changeOffice(known);
    const read = http.get("*/api/orders/:id", () =>
      HttpResponse.json(
        orderResponseSchema.parse({ success: true, data: known.get(placed.id) ?? placed }),
      ),
    );
    const first = [...office.handlers, read];
    const { user } = open({ orders: [placed], at: `/account?order=${placed.id}`, first });
    await user.click(await screen.findByRole("button", { name: "Change address" }));
    await user.type(await screen.findByRole("textbox", { name: "Address" }), ", house 24");
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByText("KG 11 Ave, house 24")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Change size or colour" }));
    await user.click(await screen.findByRole("radio", { name: "White, L" }));
    await user.click(screen.getByRole("button", { name: "Save change" }));
    expect(await screen.findByText(/Size L/)).toBeVisible();
    expect(office.received.addresses[0]).not.toHaveProperty("access_token");
    expect(office.received.items[0]?.body).not.toHaveProperty("access_token");
  });

  it("can be cancelled while it is pending", async () => {
    const placed = orderNumbered(482_914);
    const { user } = open({ orders: [placed], at: `/account?order=${placed.id}` });
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this order?" }));
    const cancelled = { ...placed, status: "cancelled" as const };
    server.use(
      http.post("*/api/orders/:id/cancel", async ({ request, params }) => {
        expect(cancelOrderBodySchema.parse(await request.json())).toEqual({});
        expect(params["id"]).toBe(placed.id);
        expect(isFrom(request, customer)).toBe(true);
        server.use(oneOf([cancelled]));
        return HttpResponse.json(orderResponseSchema.parse({ success: true, data: cancelled }));
      }),
    );
    await user.click(dialog.getByRole("button", { name: "Cancel order" }));
    expect(await screen.findByText("Cancelled")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Cancel this order" })).not.toBeInTheDocument();
  });

  it("has store credit and quotes asked for again once it is cancelled", async () => {
    const placed = orderNumbered(482_914);
    const { user, queryClient } = open({ orders: [placed], at: `/account?order=${placed.id}` });
    const keys = [ownCreditQuery(customer._id).queryKey, [...QUOTES, { items: [] }]];
    keys.forEach((key) => queryClient.setQueryData(key, {}));
    server.use(
      http.post("*/api/orders/:id/cancel", () =>
        HttpResponse.json(orderResponseSchema.parse({ success: true, data: placed })),
      ),
    );
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    await user.click(await screen.findByRole("button", { name: "Cancel order" }));
    await waitFor(() =>
      expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([
        true,
        true,
      ]),
    );
  });

  it("says that it is loading", async () => {
    open({ orders: [order], at });
    expect(await screen.findByText("Loading your order...")).toBeInTheDocument();
    await screen.findByRole("heading", { name: "STR-482913" });
  });

  it("does not know anybody else's", async () => {
    open({ orders: [order], at: "/account?order=order_of_somebody" });
    expect(await screen.findByRole("heading", { name: "Order not found" })).toBeVisible();
  });

  it("tries again after an error", async () => {
    const { user } = open({
      orders: [order],
      at,
      first: [http.get("*/api/orders/:id", down, { once: true })],
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "STR-482913" })).toBeVisible();
  });
});

describe("dateText", () => {
  it.each([
    ["2025-06-30T08:00:00.000Z", "Jun 30, 2025"],
    // Already the next day in Kigali.
    ["2025-06-30T22:30:00.000Z", "Jul 01, 2025"],
    ["never", ""],
  ])("%s is %s", (iso, text) => {
    expect(dateText(iso)).toBe(text);
  });
});
