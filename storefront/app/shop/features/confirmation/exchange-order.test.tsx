import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { exchangeOf, inExchange, SIZE_M } from "~/testing/exchanges";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import {
  deliveredOrder,
  orderWithReturn,
  refundedFor,
  standOnReturnDay,
  returnDesk,
} from "~/testing/returns";
import { server } from "~/testing/server";
import { paidBackAsCredit } from "~/testing/store-credit";
import { ConfirmationScreen } from "./confirmation-screen";

const routes = [{ path: "/checkout/confirmation", Component: ConfirmationScreen }];
const pageOf = ({ id }: Order) => `/checkout/confirmation?order=${id}#access=${ACCESS_TOKEN}`;

standOnReturnDay();

describe("the order in exchange", () => {
  /** RWF 36,000, without delivery. */
  const placed: Order = {
    ...orderNumbered(482_914),
    shipping_amount: 0,
    total_amount: 36_000,
    total: 36_000,
  };
  const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

  function open(order: Order) {
    server.use(...orderDesk(order).handlers);
    return renderRoute({ at: pageOf(order), routes });
  }
  const ended = (event: string, changes: Partial<Order> = {}): Order => ({
    ...inExchange(placed, 36_000),
    status: "cancelled",
    history: [
      ...placed.history,
      { status: "cancelled", event, at: "2026-12-01T09:00:00.000Z", by: "system" },
    ],
    ...changes,
  });

  it("says for which return it is, what paid it, and what it waits for", async () => {
    const { container } = open(inExchange(placed, 36_000));
    expect(await title("Thank you, Aline. We keep it for you.")).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Exchange for R-1042 of order STR-482913" }),
    ).toHaveAttribute("href", "/checkout/confirmation?order=order_482913");
    expect(screen.getByText(/^RWF 36,000 with what you return \(R-1042\)/)).toBeVisible();
    expect(screen.getByText(/^We keep it for you until Dec 03, 2026/)).toBeVisible();
    expect(screen.getByText(/^What you return \(R-1042\): RWF 36,000/)).toBeVisible();
    expect(screen.queryByText(/[Gg]ift card/)).not.toBeInTheDocument();
    // No day is promised, and nothing is on its way, while it waits.
    expect(screen.queryByRole("term", { name: "Delivery" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "View Transit" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is like any other once the return is there", async () => {
    open(inExchange(placed, 36_000, { return_status: "received" }));
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
    expect(screen.queryByText(/We keep it for you until/)).not.toBeInTheDocument();
  });

  it("says what becomes of the return when it is cancelled", async () => {
    const { user } = open(inExchange(placed, 36_000));
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this order?" }));
    expect(dialog.getByText(/^You get your money back for what you return\./)).toBeVisible();
  });

  it("asks for what the return doesn't pay", async () => {
    open({ ...inExchange(placed, 34_000), held_until: "2026-12-03T15:00:00.000Z" });
    expect(await title("We keep your exchange. It isn't fully paid yet.")).toBeVisible();
    expect(
      screen.getByText(
        "What you return pays RWF 34,000 of it. Choose how to pay the other RWF 2,000.",
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^We hold these items until Dec 03, 2026.*\. Nothing is packed before you pay\.$/,
      ),
    ).toBeVisible();
    expect(await screen.findByRole("button", { name: "Pay RWF 2,000" })).toBeVisible();
  });

  it("says that the return did not come in time", async () => {
    const { container } = open(ended("exchange-expired"));
    expect(await title(/did not reach us in time/)).toBeVisible();
    expect(
      screen.getByText(/For what you return \(R-1042\) you get your money back/),
    ).toBeVisible();
    expect(screen.getByText("Cancelled: what you return did not reach us in time")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says that it ended with the return", async () => {
    const order = inExchange(placed, 36_000, { return_status: "withdrawn" });
    const payments = order.payments.map((payment) => {
      const back = paidBackAsCredit(payment);
      return { ...back, refunds: back.refunds.map((one) => ({ ...one, as_exchange: true })) };
    });
    open({ ...ended("exchange-ended"), exchange_of: order.exchange_of, payments });
    expect(
      await title("The return was cancelled or declined, so this exchange was too."),
    ).toBeVisible();
    expect(screen.queryByText(/you get your money back, once/)).not.toBeInTheDocument();
    expect(screen.queryByText(/comes back to you with return/)).not.toBeInTheDocument();
  });

  it.each([
    ["approved", /^For what you return \(R-1042\) you get your money back, once we have it\.$/],
    ["received", /^We have what you return \(R-1042\)\. Your money comes next\.$/],
    ["settled", null],
    ["declined", null],
  ] as const)("promises money only while the return goes on: %s", async (return_status, text) => {
    const { payments, exchange_of } = inExchange(placed, 36_000, { return_status });
    const back = payments.map((payment) => {
      const paid = paidBackAsCredit(payment);
      return { ...paid, refunds: paid.refunds.map((one) => ({ ...one, as_exchange: true })) };
    });
    open(ended("cancelled", { payments: back, exchange_of }));
    await title("This order was cancelled.");
    const again = screen.queryByText("RWF 36,000 comes back to you with return R-1042.");
    if (text === null) {
      expect(screen.queryByText(/your money|Your money/)).not.toBeInTheDocument();
      expect(again).not.toBeInTheDocument();
    } else {
      expect(screen.getByText(text)).toBeVisible();
      expect(again).toBeVisible();
    }
  });

  it("says that the rest was not paid in time, and what becomes of the return", async () => {
    open(ended("never-paid"));
    expect(await title(/The payment did not arrive in time/)).toBeVisible();
    expect(
      screen.getByText(/For what you return \(R-1042\) you get your money back/),
    ).toBeVisible();
  });
});

describe("the card of a return with an exchange", () => {
  const order = deliveredOrder(paidOrder(orderNumbered(482_913)));

  /** One tee comes back, in exchange for one of size M. */
  const exchanged = (
    exchange: Parameters<typeof exchangeOf>[0] = {},
    changes: Parameters<typeof orderWithReturn>[1] = {},
  ): Order => {
    const known = orderWithReturn(order, { exchange: exchangeOf(exchange), ...changes });
    const returns = known.returns.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, exchange_for: SIZE_M })),
    }));
    return { ...known, returns };
  };
  const SETTLED = {
    status: "settled",
    refunded_amount: 18_000,
    received_at: "2026-11-25T08:15:00.000Z",
    settled_at: "2026-11-25T08:15:00.000Z",
  } as const;

  async function open(of: Order) {
    const desk = returnDesk(of);
    server.use(...desk.handlers);
    const view = renderRoute({ at: pageOf(of), routes });
    const card = within(await screen.findByRole("article", { name: "Return R-1042" }));
    return { ...view, ...desk, card };
  }

  it("says what comes, until when it is kept, and that nothing else goes back", async () => {
    const { card, container } = await open(exchanged());
    expect(card.getByText("Gahinga Boxy Tee: Size M, Red earth")).toBeVisible();
    expect(card.getByText(/^We keep it for you until Dec 01, 2026, 11:00/)).toBeVisible();
    expect(card.getByText("−RWF 18,000")).toBeVisible();
    expect(card.getByText("RWF 0")).toBeVisible();
    expect(card.getAllByText("It pays for your exchange")).toHaveLength(2);
    expect(card.queryByText("We pay you back")).not.toBeInTheDocument();
    expect(card.queryByText("Money goes as")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says what is left to pay, and what comes back", async () => {
    const due = { covered_amount: 15_000, due_amount: 2000 };
    const { card } = await open(exchanged({ ...due, payment_status: "unpaid" }));
    expect(card.getByRole("link", { name: "Pay RWF 2,000" })).toBeVisible();
    expect(
      card.getByText(
        "RWF 2,000 is left to pay. Pay it by then, too: without it we can't keep it for you.",
      ),
    ).toBeVisible();
    expect(card.getByText("RWF 3,000")).toBeVisible();
    expect(card.getByText("Money goes as")).toBeVisible();
  });

  it("does not ask again how to pay what the rider collects", async () => {
    const { card } = await open(exchanged({ due_amount: 2000, payment_status: "pending" }));
    expect(
      card.getByText("RWF 2,000 is left to pay when we bring it, or as we agreed."),
    ).toBeVisible();
    expect(card.queryByText(/Pay it by then/)).not.toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Pay RWF 2,000" })).not.toBeInTheDocument();
  });

  it("does not threaten with a day once staff pack it", async () => {
    const { card } = await open(
      exchanged({ status: "processing", due_amount: 2000, payment_status: "unpaid" }),
    );
    expect(card.getByText("We're packing it.")).toBeVisible();
    expect(card.getByText("RWF 2,000 is left to pay.")).toBeVisible();
    expect(card.queryByText(/We keep it for you until/)).not.toBeInTheDocument();
  });

  it("says that what was paid besides comes back", async () => {
    const paid = { covered_amount: 16_000 };
    const { card, user } = await open(exchanged(paid));
    await user.click(card.getByRole("button", { name: "Cancel return" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel return R-1042?" }));
    expect(
      dialog.getByText(/shop\. What you paid besides, RWF 2,000, comes back to you\.$/),
    ).toBeVisible();
  });

  it("says what comes back of one that was cancelled after all was settled", async () => {
    const { card } = await open(
      exchanged({ status: "cancelled", settled_amount: 18_000 }, SETTLED),
    );
    expect(
      card.getByText("RWF 18,000 of your return had paid it, and comes back to you."),
    ).toBeVisible();
  });

  it("says that it was cancelled, and that the money comes back", async () => {
    const { card } = await open(exchanged({ status: "cancelled" }));
    expect(
      card.getByText(/is back in the shop. For what you return you get your money/),
    ).toBeVisible();
    expect(card.getByText("We pay you back")).toBeVisible();
    expect(card.queryByText(/We keep it for you/)).not.toBeInTheDocument();
  });

  it("says what paid it in the end", async () => {
    const settled = exchanged({ settled_amount: 15_000 }, SETTLED);
    const paid = refundedFor(refundedFor(settled, "R-1042", 15_000), "R-1042", 3000);
    const payments = paid.payments.map((payment) => ({
      ...payment,
      refunds: payment.refunds.map((one) =>
        one.amount === 15_000 ? { ...one, as_credit: true, as_exchange: true } : one,
      ),
    }));
    const { card } = await open({ ...paid, payments });
    expect(
      card.getByText(
        "RWF 15,000 paid for your exchange STR-482914. RWF 3,000 goes back to you the way you paid.",
      ),
    ).toBeVisible();
    expect(card.getByText("Paid back")).toBeVisible();
    expect(screen.getByText("RWF 15,000 paid for your exchange STR-482914.")).toBeVisible();
    expect(screen.getByText("RWF 3,000 was paid back to you.")).toBeVisible();
  });

  it("is done where the exchange took all of it", async () => {
    const { card } = await open(exchanged({ settled_amount: 18_000, status: "shipped" }, SETTLED));
    expect(card.getByText("RWF 18,000 paid for your exchange STR-482914.")).toBeVisible();
    expect(card.getByText("Exchanged")).toBeVisible();
    expect(card.getByText("It is on its way to you.")).toBeVisible();
  });

  it("asks before it takes the new pieces back into the shop", async () => {
    const { card, user, received } = await open(exchanged());
    await user.click(card.getByRole("button", { name: "Cancel return" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel return R-1042?" }));
    expect(
      dialog.getByText(
        "You keep what you have. Your exchange, order STR-482914, goes back into the shop.",
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel return" }));
    await waitFor(() => expect(received.withdrawals).toEqual([ACCESS_TOKEN]));
  });
});
