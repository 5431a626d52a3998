import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { CURRENCY_KEY } from "~/lib/currency-atoms";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk, orderOf } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ConfirmationScreen } from "./confirmation-screen";

const tee = productNamed("Gahinga Boxy Tee");
const order = orderOf({
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "+250788000000",
  delivery_address: "KG 11 Ave",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
  items: [{ product_id: tee.id, quantity: 2 }],
});

interface OpenOptions {
  changes?: Partial<Order>;
  at?: string;
  /** Answer before the desk does. */
  first?: RequestHandler[];
}

function open({
  changes = {},
  at = `/checkout/confirmation?order=${order.id}`,
  first = [],
}: OpenOptions = {}) {
  const desk = orderDesk({ ...order, payment_status: "completed", ...changes });
  server.use(...first, ...desk.handlers);
  const view = renderRoute({
    at,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => window.sessionStorage.clear());

describe("the confirmation", () => {
  it("thanks, names the order and shows what was charged", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    const { location, received } = open();
    expect(await title("Thank you, Aline. It is on the way.")).toHaveFocus();
    expect(screen.getByText("STR-482913")).toBeVisible();
    expect(screen.getByText(/Kigali deliveries take 1–2 business days/)).toBeVisible();
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    expect(summary.getByText(tee.name)).toBeVisible();
    expect(summary.getByText("RWF 38,000")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(screen.queryByText("Payment pending")).not.toBeInTheDocument();
    expect(received.reads).toEqual([ACCESS_TOKEN]);
    expect(location()).not.toContain(ACCESS_TOKEN);
  });

  it("opens by the link of a mail and keeps its token out of the address", async () => {
    const { location, received } = open({
      at: `/checkout/confirmation?order=${order.id}#access=${ACCESS_TOKEN}`,
    });
    expect(await title("Thank you, Aline. It is on the way.")).toBeVisible();
    await waitFor(() => expect(location()).toBe(`/checkout/confirmation?order=${order.id}`));
    expect(received.reads).toEqual([ACCESS_TOKEN]);
  });

  it("says what is paid in RWF when another currency is shown", async () => {
    window.localStorage.setItem(CURRENCY_KEY, "EUR");
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open();
    expect(await screen.findByText("You pay RWF 38,000.")).toBeVisible();
    expect(await screen.findByText("€22.80")).toBeVisible();
  });

  it("offers to pay again while the payment is open", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    const { user, received } = open({ changes: { payment_status: "unpaid" } });
    expect(await screen.findByText("Payment pending")).toBeVisible();
    server.use(
      http.post("*/api/payments", () => failure(500, "Server error - please try again"), {
        once: true,
      }),
    );
    await user.click(screen.getByRole("button", { name: "Retry payment" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(screen.getByRole("button", { name: "Retry payment" }));
    await waitFor(() => expect(screen.queryByText("Payment pending")).not.toBeInTheDocument());
    expect(received.payments).toEqual([
      expect.objectContaining({ order_id: order.id, access_token: ACCESS_TOKEN }),
    ]);
  });

  it("does not ask to pay for a cancelled order", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open({ changes: { status: "cancelled", payment_status: "unpaid" } });
    expect(await title("This order was cancelled.")).toBeVisible();
    expect(screen.queryByText("Payment pending")).not.toBeInTheDocument();
  });

  it("shows nothing of an order without its token", async () => {
    const { received } = open();
    expect(await title("Order not found")).toBeVisible();
    expect(received.reads).toEqual([null]);
  });

  it("asks for nothing when the address names no order", async () => {
    const { received } = open({ at: "/checkout/confirmation" });
    expect(await title("Order not found")).toBeVisible();
    expect(received.reads).toEqual([]);
  });

  it("tries again after an error", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    const down = http.get(
      "*/api/orders/:id",
      () => failure(503, "Service temporarily unavailable"),
      { once: true },
    );
    const { user } = open({ first: [down] });
    expect(await title("Your order could not be shown")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await title("Thank you, Aline. It is on the way.")).toBeVisible();
  });

  it("says that it is loading", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open();
    expect(screen.getByText("Loading your order...")).toBeInTheDocument();
    await title("Thank you, Aline. It is on the way.");
  });
});
