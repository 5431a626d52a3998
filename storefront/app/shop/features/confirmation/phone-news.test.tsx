import type { Order } from "@strive/backend/contracts/orders";
import { screen } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const told = (changes: Partial<Order> = {}): Order =>
  orderNumbered(482_923, { texts: { channel: "sms", offered: ["sms", "whatsapp"] }, ...changes });

function open(order: Order) {
  saveOrderAccess(order.id, ACCESS_TOKEN);
  const desk = orderDesk(order);
  server.use(...desk.handlers);
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, desk };
}
const NAME = "News of this order";
const choice = (name: string) => screen.findByRole("radio", { name });

describe("news of an order by phone", () => {
  it("are ended and taken up again by one tap, which says what happens", async () => {
    const { user, desk, container } = open(told());
    expect(await choice("SMS")).toBeChecked();
    await user.click(await choice("Email only"));
    expect(await screen.findByText("You will get emails only.")).toBeVisible();
    expect(await choice("Email only")).toBeChecked();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await choice("WhatsApp"));
    expect(await screen.findByText("You will get emails and WhatsApp messages.")).toBeVisible();
    expect(screen.queryByText("You will get emails only.")).not.toBeInTheDocument();
    expect(desk.received.texts).toEqual([
      { text_channel: "none", access_token: ACCESS_TOKEN },
      { text_channel: "whatsapp", access_token: ACCESS_TOKEN },
    ]);
  });

  it("promise no mail to a buyer without an address", async () => {
    const { user } = open(told({ email: "" }));
    await user.click(await choice("No messages"));
    expect(
      await screen.findByText("You will get no messages. This page has the news."),
    ).toBeVisible();
  });

  it("stay as they were when it could not be saved, and the page says so", async () => {
    const { user } = open(told());
    server.use(http.put("*/api/orders/:id/texts", () => failure(503, "Try again in a moment")));
    await user.click(await choice("Email only"));
    expect(await screen.findByText(/^Your choice was not saved\. /)).toBeVisible();
    expect(await choice("SMS")).toBeChecked();
  });

  it.each([
    ["where the shop has nothing that reaches the phone", told({ texts: undefined })],
    ["once the order is cancelled", told({ status: "cancelled" })],
  ])("are not asked for %s", async (_, order) => {
    open(order);
    await screen.findByRole("heading", { name: "Order details" });
    expect(screen.queryByRole("radiogroup", { name: NAME })).not.toBeInTheDocument();
  });
});
