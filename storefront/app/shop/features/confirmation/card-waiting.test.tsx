import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveOrderAccess } from "~/shop/orders/order-access";
import * as paymentPage from "~/shop/payment/payment-page";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { ACCESS_TOKEN, orderDesk, orderOf } from "~/testing/orders";
import { attemptOf, settled, withAttempt } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const PAGE = "https://checkout.flutterwave.com/v3/hosted/pay/abc";
const REFERENCE = "0b8f1c9e-52b4-4f0e-9d7c-0a1b2c3d4e5f";
const order = orderOf({
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "+250788000000",
  delivery_address: "KG 11 Ave",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
  items: [{ product_id: productNamed("Gahinga Boxy Tee").id, quantity: 2 }],
});
const asked = withAttempt(order, attemptOf(order, { payment_method: "card" }, { pay_url: PAGE }));
const WAITING = "We are waiting for your payment.";

function open(known: Order, back = "") {
  const desk = orderDesk(known);
  const looked: string[] = [];
  server.use(
    http.post("*/api/payments/callback/flutterwave/:reference", ({ params }) => {
      looked.push(String(params["reference"]));
      return HttpResponse.json({ success: true });
    }),
    ...desk.handlers,
  );
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}${back}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk, looked };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const link = () => screen.findByRole("link", { name: "Pay RWF 38,000 by card" });

// Not `vi.mock`: another file may have loaded the screen already.
const openPage = vi.fn();
beforeEach(() => {
  vi.spyOn(paymentPage, "openPage").mockImplementation(openPage);
  saveOrderAccess(order.id, ACCESS_TOKEN);
});
afterEach(() => {
  window.sessionStorage.clear();
  openPage.mockClear();
});

describe("an order that a card pays", () => {
  it("leads to the payment page, and sends nobody there who only looks", async () => {
    const { container } = open(asked);
    expect(await title(WAITING)).toBeVisible();
    expect(await link()).toHaveAttribute("href", PAGE);
    expect(screen.getByText(/We never see your card number/)).toBeVisible();
    expect(screen.queryByText(/Open the mobile money request/)).not.toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("goes there once, as soon as there is a page, for whoever pressed to pay", async () => {
    paymentPage.leaveForPage(order.id);
    const { change } = open(withAttempt(order, attemptOf(order, { payment_method: "card" })));
    expect(await screen.findByText("Opening the payment page...")).toBeVisible();
    expect(openPage).not.toHaveBeenCalled();
    change(order.id, () => asked);
    await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith(PAGE), {
      timeout: 10_000,
    });
  });

  it("says that it checks for whoever comes back, and asks the shop to look", async () => {
    const { looked } = open(asked, `&status=successful&tx_ref=${REFERENCE}&transaction_id=7`);
    expect(await screen.findByText(/^Welcome back/)).toBeVisible();
    await waitFor(() => expect(looked).toEqual([REFERENCE]));
    expect(await title(WAITING)).toBeVisible();
  });

  it("says that nothing was charged to whoever left the page, and offers it again", async () => {
    open(asked, `&status=cancelled&tx_ref=${REFERENCE}`);
    expect(
      await screen.findByText(/^You left the payment page. Nothing was charged./),
    ).toBeVisible();
    expect(await link()).toHaveAttribute("href", PAGE);
  });

  it("can be paid another way", async () => {
    const { user, received } = open(asked);
    await user.click(await screen.findByRole("button", { name: "Pay another way" }));
    await user.click(await screen.findByRole("radio", { name: "Cash on delivery" }));
    await user.click(screen.getByRole("button", { name: "Pay on delivery" }));
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
    expect(received.payments).toEqual([expect.objectContaining({ payment_method: "cod" })]);
  });

  it("says why the card was declined", async () => {
    open(settled(asked, "card_declined"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^The card was declined/);
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });
});
