import { PAYMENT_FAILURE_TEXTS } from "@strive/backend/contracts/payments";
import { orderResponseSchema, type Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { accountsOffice, tokenOf } from "~/testing/accounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { attemptOf, paidOrder, settled, withAttempt } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, isFrom, signedIn } from "~/testing/signed-in";
import { ConfirmationScreen } from "./confirmation-screen";

const order = paidOrder(orderNumbered(482_913));
const PLAIN = `/checkout/confirmation?order=${order.id}`;
const LINK = `${PLAIN}#access=${ACCESS_TOKEN}`;

interface OpenOptions {
  changes?: Partial<Order>;
  at?: string;
  /** Handlers that take precedence over the desk's. */
  first?: RequestHandler[];
}

function open({ changes = {}, at = LINK, first = [] }: OpenOptions = {}) {
  const desk = orderDesk({ ...order, ...changes });
  server.use(...first, ...desk.handlers);
  const view = renderRoute({
    at,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const thanks = () => title("Thank you, Aline. We've got your order.");
const details = () => screen.findByRole("region", { name: "Order details" });

/** GET /orders/{id} for the customer who is signed in. */
const ofCustomer = http.get("*/api/orders/:id", ({ request }) =>
  isFrom(request, customer)
    ? HttpResponse.json(orderResponseSchema.parse({ success: true, data: order }))
    : undefined,
);

afterEach(() => window.sessionStorage.clear());

describe("the page of an order", () => {
  it("opens from a mail's link in a new tab, and again after a reload", async () => {
    const { location, received, unmount } = open();
    expect(await thanks()).toBeVisible();
    await waitFor(() => expect(location()).toBe(PLAIN));
    unmount();
    open({ at: PLAIN });
    expect(await thanks()).toBeVisible();
    expect(received.reads).toEqual([ACCESS_TOKEN]);
  });

  it("does not open in another tab without the link, and says where to go", async () => {
    const { container } = open({ at: PLAIN });
    expect(await title("Order not found")).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Find your order" })).toHaveAttribute("href", "/order");
    expect(main.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each([
    ["a wrong", "wrong"],
    ["an empty", ""],
    ["a much too long", "x".repeat(300)],
  ])("is not found with %s token", async (_name, token) => {
    const tooLong = http.get("*/api/orders/:id", ({ request }) =>
      (new URL(request.url).searchParams.get("access_token")?.length ?? 0) > 200
        ? failure(400, "access_token is too long")
        : undefined,
    );
    const { location } = open({ at: `${PLAIN}#access=${token}`, first: [tooLong] });
    // The token is first removed from the URL; then the page renders again.
    await waitFor(() => {
      expect(location()).toBe(PLAIN);
      const main = within(screen.getByRole("main"));
      expect(main.getByRole("heading", { name: "Order not found" })).toBeVisible();
      expect(main.getByRole("link", { name: "Find your order" })).toBeVisible();
    });
  });

  it("opens for its owner without a token", async () => {
    server.use(...signedIn(customer));
    open({ at: PLAIN, first: [ofCustomer] });
    expect(await thanks()).toBeVisible();
  });

  it("opens once its owner has logged in", async () => {
    const office = accountsOffice([{ user: customer, password: "old secret" }]);
    server.use(...office.handlers);
    const { user } = open({ at: PLAIN, first: [ofCustomer] });
    await title("Order not found");
    await user.click(screen.getByRole("button", { name: "Login" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Login" }));
    await user.type(dialog.getByLabelText("Email"), customer.email);
    await user.type(dialog.getByLabelText("Password"), "old secret");
    await user.click(dialog.getByRole("button", { name: "Login" }));
    expect(await thanks()).toBeVisible();
    expect(window.localStorage.getItem("token")).toBe(tokenOf(customer));
  });

  it("shows status, dates, address, note and the next steps", async () => {
    const { container } = open({
      changes: {
        status: "processing",
        note: "Blue gate",
        history: [
          { status: "pending", event: "placed", at: "2025-06-30T08:00:00.000Z", by: "customer" },
          {
            status: "processing",
            event: "processing",
            at: "2025-07-01T08:00:00.000Z",
            by: "staff",
          },
        ],
      },
    });
    const part = within(await details());
    expect(part.getByText("Tue, Jul 01 to Wed, Jul 02")).toBeVisible();
    expect(part.getByText("KG 11 Ave")).toBeVisible();
    expect(part.getByText("Kigali, Gasabo")).toBeVisible();
    expect(part.getByText("Blue gate")).toBeVisible();
    expect(part.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "PendingJun 30, 2025",
      "ProcessingJul 01, 2025",
      "Shipped(not yet)",
      "Delivered(not yet)",
      "Mobile money, 0788 000 000: paid Jun 30, 2025",
    ]);
    expect(part.getByRole("button", { name: "Cancel this order" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("shows no next steps and no delivery for a cancelled order", async () => {
    open({
      changes: {
        status: "cancelled",
        history: [
          ...order.history,
          {
            status: "cancelled",
            event: "cancelled",
            at: "2025-06-30T09:00:00.000Z",
            by: "customer",
          },
        ],
      },
    });
    const part = within(await details());
    expect(part.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "PendingJun 30, 2025",
      "CancelledJun 30, 2025",
      "Mobile money, 0788 000 000: paid Jun 30, 2025",
    ]);
    expect(part.queryByText("Delivery")).not.toBeInTheDocument();
  });

  it("says that an order was confirmed at once", async () => {
    const at = "2025-06-30T08:00:00.000Z";
    open({
      changes: {
        status: "processing",
        history: [
          { status: "processing", event: "placed", at, by: "customer" },
          { status: "processing", event: "confirmed", at, by: "system" },
        ],
      },
    });
    expect(await within(await details()).findByText("Confirmed")).toBeVisible();
  });

  it("lists every attempt to pay, the newest one's reason above", async () => {
    const placed = orderNumbered(482_913);
    const first = settled(
      withAttempt(placed, attemptOf(placed, { payment_method: "momo" })),
      "rejected",
    );
    const second = settled(
      withAttempt(first, attemptOf(first, { payment_method: "momo" })),
      "not_enough_funds",
    );
    const { container } = open({ changes: second });
    const part = within(await details());
    expect(part.getAllByText(/^Mobile money, 0788 000 000: payment failed/)).toHaveLength(2);
    expect(part.getByText(PAYMENT_FAILURE_TEXTS.rejected)).toBeVisible();
    expect(part.queryByText(PAYMENT_FAILURE_TEXTS.not_enough_funds)).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(PAYMENT_FAILURE_TEXTS.not_enough_funds);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("asks on WhatsApp about this order", async () => {
    open();
    const link = await screen.findByRole("link", { name: "Ask on WhatsApp" });
    const address = new URL(link.getAttribute("href") ?? "");
    expect(address.origin + address.pathname).toBe("https://wa.me/250788000000");
    expect(address.searchParams.get("text")).toBe(
      "Hello STRIVE, I have a question about my order STR-482913.",
    );
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
