import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import {
  deliveredOrder,
  orderWithReturn,
  refundedFor,
  standOnReturnDay,
  returnDesk,
  returnOf,
} from "~/testing/returns";
import { server } from "~/testing/server";
import { admin, signedIn } from "~/testing/signed-in";
import { withCredits } from "~/testing/store-credit";
import { ConfirmationScreen } from "./confirmation-screen";

const order = deliveredOrder(paidOrder(orderNumbered(482_913)));
const PLAIN = `/checkout/confirmation?order=${order.id}`;

function open(of: Order, first: RequestHandler[] = []) {
  const desk = returnDesk(of);
  server.use(...first, ...desk.handlers);
  const view = renderRoute({
    at: `${PLAIN}#access=${ACCESS_TOKEN}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const section = () => screen.findByRole("region", { name: "Returns" });
const card = () => screen.findByRole("article", { name: "Return R-1042" });
const stages = async () => {
  const list = await screen.findByRole("list", { name: "What happened so far" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

standOnReturnDay();

describe("what can be returned", () => {
  it("is anything within the 7 days", async () => {
    const { container } = open(order);
    const part = within(await section());
    expect(part.getByText(/until Monday, November 30/)).toBeVisible();
    expect(part.getByRole("link", { name: "Return or exchange" })).toHaveAttribute(
      "href",
      `${PLAIN}&return=items`,
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is a fault after them", async () => {
    vi.setSystemTime(new Date("2026-12-01T09:00:00.000Z"));
    open(order);
    const part = within(await section());
    expect(part.getByText(/ended on Nov 30, 2026.*until May 22, 2027/)).toBeVisible();
    expect(part.getByRole("link", { name: "Report a fault" })).toBeVisible();
  });

  it("is nothing after half a year, and there is somebody to ask", async () => {
    vi.setSystemTime(new Date("2027-06-01T09:00:00.000Z"));
    open(order);
    const part = within(await section());
    expect(part.getByText(/until Nov 30, 2026.*Write to us/)).toBeVisible();
    expect(part.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    expect(part.queryByRole("link", { name: "Report a fault" })).not.toBeInTheDocument();
  });

  it("is not a question before delivery", async () => {
    open(paidOrder(orderNumbered(482_913)));
    await screen.findByRole("region", { name: "Order details" });
    expect(screen.queryByRole("region", { name: "Returns" })).not.toBeInTheDocument();
  });
});

describe("staff who open a buyer's order", () => {
  it("can't return anything of it, or cancel a return", async () => {
    const desk = returnDesk(orderWithReturn(order), admin);
    server.use(...signedIn(admin), ...desk.handlers);
    renderRoute({
      at: PLAIN,
      routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
    });
    const part = within(await section());
    expect(await part.findByRole("article", { name: "Return R-1042" })).toBeVisible();
    await waitFor(() =>
      expect(part.queryByRole("link", { name: "Return or exchange" })).not.toBeInTheDocument(),
    );
    expect(part.queryByRole("button", { name: "Cancel return" })).not.toBeInTheDocument();
  });
});

describe("a return", () => {
  it("shows where it stands, what is in it and what to do", async () => {
    const { container } = open(orderWithReturn(order, { note: "Too long." }));
    const part = within(await card());
    expect(part.getByText("Booked")).toBeVisible();
    expect(part.getByText("Write R-1042 on the bag.")).toBeVisible();
    expect(part.getByText(/We'll call 0788 000 000/)).toBeVisible();
    expect(await stages()).toEqual([
      "Return bookedNov 24, 2026, 11:00",
      "On its way to us",
      "We have it(not yet)",
      "We pay you back(not yet)",
    ]);
    expect(part.getByText("Gahinga Boxy Tee")).toBeVisible();
    expect(part.getByText("Too large")).toBeVisible();
    expect(part.getByText("Too long.")).toBeVisible();
    expect(part.getAllByText("RWF 18,000")).toHaveLength(2);
    expect(within(await section()).getByRole("link", { name: "Return or exchange" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says what was paid back, and why it was less", async () => {
    const at = "2026-11-25T08:15:00.000Z";
    const items = [{ item_id: "item_0", quantity: 2, reason: "other" as const }];
    const entry = returnOf(order, { items });
    const [line] = entry.items;
    if (!line) throw new Error("The return is empty");
    open({
      ...order,
      returns: [
        {
          ...entry,
          status: "settled",
          items: [{ ...line, sellable: 1, damaged: 0, amount: 18_000 }],
          amount: 18_000,
          refunded_amount: 10_000,
          refund_to: "credit",
          reason: "There is a mark on it.",
          received_at: at,
          settled_at: at,
        },
      ],
    });
    const part = within(await card());
    expect(part.getByText("RWF 10,000 is store credit now.")).toBeVisible();
    expect(part.getByText("There is a mark on it.")).toBeVisible();
    expect(part.getByText("1 of 2 came")).toBeVisible();
    expect(part.getByText("Goes back to you")).toBeVisible();
    expect(part.queryByRole("button", { name: "Cancel return" })).not.toBeInTheDocument();
  });

  it("says why it was declined, and whom to ask", async () => {
    const { container } = open(
      orderWithReturn(order, {
        status: "declined",
        is_withdrawal: false,
        reason: "The tag is off.",
        closed_at: "2026-11-25T08:15:00.000Z",
      }),
    );
    const part = within(await card());
    expect(part.getByText("The tag is off.")).toBeVisible();
    expect(part.getByRole("link", { name: "Contact us" })).toBeVisible();
    expect(await stages()).toEqual([
      "Return bookedNov 24, 2026, 11:00",
      "We said noNov 25, 2026, 10:15",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be cancelled after a question", async () => {
    const { user, received, container } = open(orderWithReturn(order));
    await user.click(within(await card()).getByRole("button", { name: "Cancel return" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel return R-1042?" }));
    expect(dialog.getByRole("button", { name: "Keep return" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Cancel return" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(
      within(await card()).getByText("You keep everything. Nothing is paid back."),
    ).toBeVisible();
    expect(within(await card()).getByRole("heading", { level: 3 })).toHaveFocus();
    expect(received.withdrawals).toEqual([ACCESS_TOKEN]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says how it comes and goes back until it is over", async () => {
    open(orderWithReturn(order, { hand_over: "shop", refund_to: "credit" }));
    const part = within(await card());
    expect(part.getByText("You bring it to us")).toBeVisible();
    expect(part.getByText("Store credit")).toBeVisible();
  });

  it("says what of it is back on a gift card", async () => {
    const used = withCredits(orderNumbered(482_913), [{ ends_with: "0HBN", amount: 5000 }]);
    const at = "2026-11-25T08:15:00.000Z";
    const settled = orderWithReturn(deliveredOrder(paidOrder(used)), {
      status: "settled",
      refund_to: "credit",
      refunded_amount: 18_000,
      received_at: at,
      settled_at: at,
    });
    open(refundedFor(settled, "R-1042", 5000));
    expect(
      await screen.findByText(
        "RWF 13,000 is store credit now, and RWF 5,000 is back on the gift card.",
      ),
    ).toBeVisible();
    expect(screen.queryByText("You bring it to us")).not.toBeInTheDocument();
  });

  it("says why it can't be cancelled any more", async () => {
    const { user } = open(orderWithReturn(order), [
      http.post("*/api/orders/:id/returns/:return_id/withdraw", () =>
        failure(409, "We have the pieces already"),
      ),
    ]);
    await user.click(within(await card()).getByRole("button", { name: "Cancel return" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel return" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("We have the pieces already");
  });
});
