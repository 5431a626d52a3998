import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { transitKeyOf } from "~/lib/transit-atoms";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { ACCESS_TOKEN, orderDesk, orderOf } from "~/testing/orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const CARD = { product_id: giftCard.id, quantity: 1 };
const TEE = { product_id: productNamed("Gahinga Boxy Tee").id, quantity: 1 };

interface OpenOptions extends Pick<CreateOrderBody, "items" | "gift"> {
  isPaid?: boolean;
  isForgotten?: boolean;
}

function open({ isPaid = true, isForgotten = false, ...asked }: OpenOptions) {
  const made = orderOf({
    firstname: "Aline",
    lastname: "Uwase",
    email: "aline@example.rw",
    phone: "+250788000000",
    delivery_address: "KG 11 Ave",
    city: "Kigali",
    district: "Gasabo",
    country: "RW",
    ...asked,
  });
  const order = isForgotten ? { ...made, gift: null } : made;
  saveOrderAccess(order.id, ACCESS_TOKEN);
  server.use(...orderDesk(isPaid ? paidOrder(order) : order).handlers);
  return renderRoute({
    at: `/checkout/confirmation?order=${order.id}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
}

async function goesTo() {
  const details = within(await screen.findByRole("region", { name: "Order details" }));
  return details.queryByText("Gift card goes to")?.nextElementSibling?.textContent;
}

afterEach(() => window.sessionStorage.clear());

describe("an order with gift cards", () => {
  it("says whom they go to, when, and with which words", async () => {
    const gift = {
      name: "Keza",
      email: "keza@example.rw",
      message: "Enjoy!",
      send_on: "2026-12-24",
    };
    const { container } = open({ items: [TEE, CARD], gift });
    expect(await goesTo()).toBe("Keza, keza@example.rwSent on Dec 24, 2026Enjoy!");
    expect(screen.getByRole("blockquote")).toHaveTextContent("Enjoy!");
    expect(screen.getByText("Gift card · RWF 10,000 · 1 pc")).toBeVisible();
    // The rest of it is delivered.
    expect(screen.getByText(/should arrive Tue, Jul 01 to Wed, Jul 02/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("names the buyer where nobody else was named", async () => {
    open({ items: [TEE, CARD] });
    expect(await goesTo()).toBe("YouSent after payment");
  });

  it("says nothing of whom they went to once that is forgotten", async () => {
    open({ items: [TEE, CARD], isForgotten: true });
    expect(await goesTo()).toBeUndefined();
  });

  it("says that cancelling it stops them, where they are paid", async () => {
    const { user } = open({ items: [TEE, { ...CARD, quantity: 2 }] });
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      "Its gift cards stop working. You get RWF 40,000 back on 0788 000 000. This can't be undone.",
    );
  });

  it("says nothing of it where there are no cards yet", async () => {
    const { user } = open({ items: [CARD], isPaid: false });
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      "You have not paid, so you owe nothing. This can't be undone.",
    );
  });

  it("says nothing of them where there are none", async () => {
    open({ items: [TEE] });
    expect(await goesTo()).toBeUndefined();
  });
});

describe("an order of gift cards alone", () => {
  it("is not delivered", async () => {
    open({ items: [CARD] });
    expect(await screen.findByText(/Gift cards come by email\./)).toBeVisible();
    expect(screen.queryByText(/Jul 01/)).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "View Transit" })).not.toBeInTheDocument();
    expect(window.localStorage.getItem(transitKeyOf(null)) ?? "[]").toBe("[]");
  });

  it("has its delivery ahead of it, and nothing else", async () => {
    open({ items: [CARD], isPaid: false });
    const details = within(await screen.findByRole("region", { name: "Order details" }));
    expect(
      details.getAllByText("(not yet)").map((note) => note.parentElement?.textContent),
    ).toEqual(["Delivered(not yet)"]);
  });

  it("can't be paid to a rider later either", async () => {
    open({ items: [CARD], isPaid: false });
    expect(await screen.findByRole("radio", { name: "Mobile money" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "Cash on delivery" })).not.toBeInTheDocument();
  });
});
