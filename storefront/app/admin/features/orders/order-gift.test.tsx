import type { Order } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { soldCard } from "~/testing/admin-credit";
import { orderOffice, orderPaidBy, orderSeen, withGiftCards } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
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
/** Opens one order; returns its gift cards as well. */
async function openCards(order: Order) {
  const view = open(order);
  const part = within(await screen.findByRole("region", { name: "Gift cards" }));
  const facts = part.queryAllByRole("definition").map(({ textContent }) => textContent);
  const names = part.queryAllByRole("term").map(({ textContent }) => textContent);
  return { ...view, part, facts: names.map((name, at) => [name, facts[at]]) };
}
const dialog = (name: string) => screen.findByRole("dialog", { name });
const article = (name: string) => screen.findByRole("article", { name });

const unpaid = (changes: Partial<Order> = {}) =>
  orderPaidBy(482_913, "placeholder", withGiftCards(changes));
const made = (changes: Partial<Order> = {}) =>
  orderSeen(482_913, {}, withGiftCards({ gift_cards: [soldCard()], ...changes }));
const SPENT = [
  soldCard({ balance: 4000 }),
  soldCard({ id: "card_2", ends_with: "9QXN", balance: 0, is_switched_off: true }),
];

describe("the gift cards of an order", () => {
  it("are made once it is paid, and go to its buyer where nobody else is named", async () => {
    const { part, facts, baseElement } = await openCards(unpaid());
    expect(facts).toEqual([
      ["Sent to", "The buyer"],
      ["When", "Right after payment"],
    ]);
    expect(part.getByText("Made once the order is paid.")).toBeVisible();
    expect(part.queryByRole("list")).not.toBeInTheDocument();
    const items = within(screen.getByRole("list", { name: "Items" })).getAllByRole("listitem");
    expect(
      items.map(({ textContent }) => /Size XS|Gift card:.*email/.exec(textContent)?.[0]),
    ).toEqual(["Size XS", "Gift card: sent by email"]);
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it("say whom they go to, and when, and lead to their screens", async () => {
    const gift = {
      name: "Diane",
      email: "diane@example.rw",
      message: "Happy birthday!",
      send_on: "2025-12-24",
    };
    const { part, facts, baseElement } = await openCards(made({ gift }));
    expect(facts).toEqual([
      ["For", "Diane"],
      ["Sent to", "diane@example.rw"],
      ["When", "Dec 24, 2025"],
      ["Message", "Happy birthday!"],
    ]);
    expect(part.getByRole("listitem")).toHaveTextContent(/^…7K2MRWF 10,000, RWF 10,000 left$/);
    expect(part.getByRole("link", { name: "Gift card …7K2M" })).toHaveAttribute(
      "href",
      "/admin/gift-cards/card_1",
    );
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it("say what is left on them, and which are switched off", async () => {
    const { part } = await openCards(made({ gift_cards: SPENT }));
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "…7K2MRWF 10,000, RWF 4,000 left",
      "…9QXNRWF 10,000, RWF 0 leftSwitched off",
    ]);
  });

  it.each([
    ["paid just now", made({ gift_cards: [] }), "They are being made."],
    ["cancelled before it was paid", unpaid({ status: "cancelled" }), "None were made."],
    ["long ago", made({ gift: null }), "Whom they are for is no longer stored."],
  ])("say why there is nothing to say: %s", async (_, order, text) => {
    const { part } = await openCards(order);
    expect(part.getByText(text)).toBeVisible();
  });

  it("are no part of an order of clothes", async () => {
    open(orderNumbered(482_913));
    await screen.findByRole("region", { name: "Payments" });
    expect(screen.queryByRole("region", { name: "Gift cards" })).not.toBeInTheDocument();
  });
});

describe("cancelling an order with gift cards", () => {
  const theQuestion = () => dialog("Cancel order 482913?");
  const ask = async (order: Order) => {
    const view = open(order, "/admin/orders");
    await view.user.selectOptions(
      await screen.findByLabelText("Status of order 482913"),
      "Cancelled",
    );
    return view;
  };

  it("says first that they are taken back, and can't be undone", async () => {
    const { user, received } = await ask(made());
    const question = within(await theQuestion());
    expect(
      question.getByText(
        "RWF 58,000 was paid and will be paid back, and the customer gets an email. What is left on the gift cards bought is taken back, and an order with gift cards can't be reopened.",
      ),
    ).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel order" }));
    expect(await screen.findByText("Order 482913 is now Cancelled")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(received.statuses).toEqual([["order_482913", "cancelled"]]);
  });

  it("says first what of them is spent: that is not paid back", async () => {
    await ask(made({ gift_cards: SPENT }));
    const question = within(await theQuestion());
    expect(question.getByText(/^RWF 42,000 was paid and will be paid back/)).toHaveTextContent(
      "RWF 16,000 of the gift cards bought is spent and won't be paid back. What is left",
    );
  });

  it("says the same of several at once", async () => {
    const { user } = open(made({ gift_cards: SPENT }), "/admin/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Select: Order 482913" }));
    await user.selectOptions(screen.getByLabelText("Set status of selected orders"), "Cancelled");
    const question = within(await dialog("Cancel 1 order?"));
    expect(question.getByText(/RWF 42,000 was paid and will be paid back\./)).toHaveTextContent(
      "RWF 16,000 of the gift cards bought is spent and won't be paid back. What is left",
    );
  });

  it("says nothing of them while none are made", async () => {
    const { received } = await ask(unpaid());
    expect(await screen.findByText("Order 482913 is now Cancelled")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(received.statuses).toEqual([["order_482913", "cancelled"]]);
  });
});

describe("gift cards on paper", () => {
  it("are not packed", async () => {
    open(made(), "/admin/orders?view=order_482913&print=packing");
    const slip = within(await article("Packing slip STR-482913"));
    const [, tee, card] = slip.getAllByRole("row");
    expect(tee).toHaveTextContent(/^2Gahinga Boxy TeeSize XS · White$/);
    expect(card).toHaveTextContent(/^2STRIVE Gift CardGift card: sent by email$/);
    expect(slip.getByText("2 units")).toBeVisible();
  });

  it("leave nothing to pack where they are alone", async () => {
    const order = made();
    open(
      { ...order, items: order.items.filter((item) => item.is_gift_card) },
      "/admin/orders?view=order_482913&print=packing",
    );
    const slip = within(await article("Packing slip STR-482913"));
    expect(slip.getByText("Nothing to pack")).toBeVisible();
  });

  it("stand on the receipt", async () => {
    open(made(), "/admin/orders?view=order_482913&print=receipt");
    const receipt = within(await article("Receipt STR-482913"));
    expect(receipt.getAllByRole("row")[2]).toHaveTextContent(
      "STRIVE Gift CardGift card: sent by email2RWF 10,000RWF 20,000",
    );
  });
});
