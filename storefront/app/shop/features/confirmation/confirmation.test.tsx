import type { Order } from "@strive/backend/contracts/orders";
import { PAYMENT_FAILURE_TEXTS } from "@strive/backend/contracts/payments";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CURRENCY_KEY } from "~/lib/currency-atoms";
import { saveOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk, orderOf } from "~/testing/orders";
import { orderWithDiscounts } from "~/testing/own-orders";
import { attemptOf, paidBy, paidOrder, settled, withAttempt } from "~/testing/payments";
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
  /** Handlers that take precedence over the desk's. */
  first?: RequestHandler[];
}

function open({
  changes = {},
  at = `/checkout/confirmation?order=${order.id}`,
  first = [],
}: OpenOptions = {}) {
  const desk = orderDesk({ ...paidOrder(order), ...changes });
  server.use(...first, ...desk.handlers);
  const view = renderRoute({
    at,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const GOT_IT = "Thank you, Aline. We've got your order.";
const PACKING = "Thank you, Aline. We're packing your order.";
const ON_ITS_WAY = "Thank you, Aline. It is on the way.";
const DELIVERED = "Thank you, Aline. It was delivered.";
const OWED = "We haven't recorded your RWF 38,000 yet. Already paid? Message us and we'll check.";
const AGREED = "We'll contact you to confirm your order and agree how you'll pay RWF 38,000.";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => window.sessionStorage.clear());

describe("the confirmation", () => {
  it("thanks, names the order and shows what was charged", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    const { location, received } = open();
    expect(await title("Thank you, Aline. We've got your order.")).toHaveFocus();
    expect(screen.getByText("STR-482913")).toBeVisible();
    expect(screen.getByText(/should arrive Tue, Jul 01 to Wed, Jul 02/)).toBeVisible();
    expect(screen.getByText("Paid")).toHaveClass("text-success");
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    expect(summary.getByText(tee.name)).toBeVisible();
    expect(summary.getByText("RWF 38,000")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(screen.queryByText("Payment pending")).not.toBeInTheDocument();
    expect(received.reads).toEqual([ACCESS_TOKEN]);
    expect(location()).not.toContain(ACCESS_TOKEN);
  });

  it("shows what a sale and discounts took off", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open({ changes: paidOrder(orderWithDiscounts(482_913)) });
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
  });

  it("shows an order of a server that knows no discounts", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    const { discounts: _discounts, discount_amount: _amount, ...old } = paidOrder(order);
    open({
      first: [http.get("*/api/orders/:id", () => HttpResponse.json({ success: true, data: old }))],
    });
    expect(await title(GOT_IT)).toBeVisible();
    expect(screen.getByText("RWF 38,000")).toBeVisible();
  });

  it("opens from a mail's link and keeps its token out of the URL", async () => {
    const { location, received } = open({
      at: `/checkout/confirmation?order=${order.id}#access=${ACCESS_TOKEN}`,
    });
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
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

  it("shows the general promise where no days were given", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open({ changes: { delivery: null } });
    expect(await screen.findByText(/Kigali deliveries take 1–2 business days/)).toBeVisible();
  });

  it("does not ask to pay for a cancelled order", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open({ changes: { ...order, status: "cancelled" } });
    expect(await title("This order was cancelled.")).toBeVisible();
    expect(screen.queryByText("Payment pending")).not.toBeInTheDocument();
  });

  it("shows nothing of an order without its token", async () => {
    const { received } = open();
    expect(await title("Order not found")).toBeVisible();
    expect(received.reads).toEqual([null]);
  });

  it("fetches nothing when the URL names no order", async () => {
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
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
  });

  it("says that it is loading", async () => {
    saveOrderAccess(order.id, ACCESS_TOKEN);
    open();
    expect(screen.getByText("Loading your order...")).toBeInTheDocument();
    await title("Thank you, Aline. We've got your order.");
  });
});

describe("an order that is not paid", () => {
  const asked = withAttempt(order, attemptOf(order, { payment_method: "momo" }));
  const NOT_PAID = "Your order is placed, but not paid yet.";
  const pay = () => screen.findByRole("button", { name: "Pay RWF 38,000" });
  beforeEach(() => saveOrderAccess(order.id, ACCESS_TOKEN));

  it("can be paid from here, even after an error", async () => {
    const { user, received } = open({ changes: order });
    expect(await title(NOT_PAID)).toHaveFocus();
    expect(screen.getByText("Payment pending")).toBeVisible();
    await user.click(await screen.findByRole("radio", { name: "Pay when we confirm" }));
    server.use(
      http.post("*/api/payments", () => failure(500, "Server error - please try again"), {
        once: true,
      }),
    );
    await user.click(await pay());
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(await pay());
    expect(await title("Thank you, Aline. We've got your order.")).toHaveFocus();
    expect(received.payments).toEqual([
      expect.objectContaining({
        order_id: order.id,
        payment_method: "placeholder",
        access_token: ACCESS_TOKEN,
      }),
    ]);
  });

  it.each([
    { name: "nobody was charged for", changes: order },
    { name: "a wallet refused", changes: settled(asked, "rejected") },
  ])("says how long it is kept, of one that $name", async ({ changes }) => {
    open({ changes: { ...changes, held_until: "2025-07-01T08:00:00.000Z" } });
    await title(NOT_PAID);
    expect(
      screen.getByText(
        "We hold these items until Jul 01, 2025, 10:00. Nothing is packed before you pay.",
      ),
    ).toBeVisible();
  });

  it("names no end where there is none", async () => {
    open({ changes: order });
    await title(NOT_PAID);
    expect(screen.getByText("Nothing is packed before you pay.")).toBeVisible();
  });

  it("is kept until the shop has confirmed it", async () => {
    const agreed = withAttempt(order, attemptOf(order, { payment_method: "placeholder" }));
    open({ changes: { ...agreed, held_until: "2025-07-01T08:00:00.000Z" } });
    await title("Thank you, Aline. We've got your order.");
    expect(screen.getByText("We hold these items until Jul 01, 2025, 10:00.")).toBeVisible();
  });

  it("is paid to the rider", async () => {
    const { user } = open({ changes: order });
    await user.click(await screen.findByRole("radio", { name: "Cash on delivery" }));
    await user.click(screen.getByRole("button", { name: "Pay on delivery" }));
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
    expect(screen.getByText("Pay the rider RWF 38,000 in cash at the door.")).toBeVisible();
    expect(screen.queryByText("Paid")).not.toBeInTheDocument();
  });

  it.each([
    ["cod", "pending", GOT_IT, "Pay the rider RWF 38,000 in cash at the door."],
    ["cod", "processing", PACKING, "Pay the rider RWF 38,000 in cash at the door."],
    ["cod", "shipped", ON_ITS_WAY, "Pay the rider RWF 38,000 in cash at the door."],
    ["cod", "delivered", DELIVERED, OWED],
    ["placeholder", "pending", GOT_IT, AGREED],
    ["placeholder", "shipped", ON_ITS_WAY, AGREED],
    ["placeholder", "delivered", DELIVERED, OWED],
  ] as const)("says the truth about %s while it is %s", async (method, status, heading, help) => {
    const promised = withAttempt(order, attemptOf(order, { payment_method: method }));
    open({ changes: { ...promised, status } });
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText("Not paid yet")).toHaveClass("text-pending");
    expect(screen.getByText(help)).toBeVisible();
    expect(screen.queryByText("Paid")).not.toBeInTheDocument();
    if (status === "delivered") expect(screen.queryByText(/pay the rider/i)).toBeNull();
  });

  it.each([
    ["cod", "cash", "RWF 38,000 to the rider in cash, Jun 30, 2025, 10:05."],
    ["placeholder", "cash", "RWF 38,000 in cash, Jun 30, 2025, 10:05."],
    ["placeholder", "mobile_money", "RWF 38,000 by mobile money, Jun 30, 2025, 10:05."],
    ["placeholder", "bank_transfer", "RWF 38,000 by bank transfer, Jun 30, 2025, 10:05."],
    ["placeholder", "other", "RWF 38,000, Jun 30, 2025, 10:05."],
    ["momo", null, "RWF 38,000 with mobile money from 0788 000 000, Jun 30, 2025, 10:05."],
  ] as const)("says how and when %s came in as %s", async (method, how, text) => {
    const promised = attemptOf(order, { payment_method: method });
    open({ changes: withAttempt(order, paidBy(promised, how)) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText("Paid")).toHaveClass("text-success");
  });

  it("waits for the wallet and updates by itself when it is paid", async () => {
    const { change, container } = open({ changes: asked });
    expect(await title("Approve RWF 38,000 on 0788 000 000")).toHaveFocus();
    expect(screen.getByText("Waiting on your phone")).toBeVisible();
    expect(screen.getByRole("timer", { name: "Time left to approve" })).toHaveTextContent(
      /^(15:00|14:\d\d)$/,
    );
    expect(await complaintsOf(container)).toEqual([]);
    change(order.id, (now) => settled(now, "paid"));
    expect(await title("Thank you, Aline. We've got your order.")).toHaveFocus();
  });

  it("counts down, and checks once more when the time is up", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.now() });
    try {
      const soon = new Date(Date.now() + 2000).toISOString();
      open({
        changes: withAttempt(
          order,
          attemptOf(order, { payment_method: "momo" }, { expires_at: soon }),
        ),
      });
      expect(await screen.findByRole("timer")).toHaveTextContent("0:02");
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      expect(screen.getByRole("timer")).toHaveTextContent("0:01");
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      expect(screen.queryByRole("timer")).not.toBeInTheDocument();
      expect(screen.getByText(/Time is up/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it("does not poll while the page is hidden", async () => {
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { received } = open({ changes: asked });
      await title("Approve RWF 38,000 on 0788 000 000");
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(received.reads).toHaveLength(1);
      hidden.mockReturnValue("visible");
      await act(() => vi.advanceTimersByTimeAsync(3000));
      await waitFor(() => expect(received.reads.length).toBeGreaterThan(1));
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(["rejected", "not_enough_funds", "payer_not_found", "wrong_amount"] as const)(
    "says what to do when the wallet says %s",
    async (reason) => {
      open({ changes: settled(asked, reason) });
      expect(await title(NOT_PAID)).toBeVisible();
      expect(screen.getByRole("alert")).toHaveTextContent(PAYMENT_FAILURE_TEXTS[reason]);
      expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
    },
  );

  it("tries another number after a failure", async () => {
    const { user, received } = open({ changes: settled(asked, "rejected") });
    const wallet = await screen.findByLabelText("Mobile money number");
    expect(wallet).toHaveValue("0788 000 000");
    await user.clear(wallet);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(wallet).toBeInvalid();
    expect(wallet).toHaveFocus();
    await user.type(wallet, "0791234567");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await title("Approve RWF 38,000 on 0791 234 567")).toHaveFocus();
    expect(received.payments).toEqual([
      expect.objectContaining({ payment_method: "momo", phone: "+250791234567" }),
    ]);
  });

  it("says why the number was refused", async () => {
    const { user } = open({ changes: order });
    server.use(
      http.post("*/api/payments", () =>
        failure(400, "Please check the form", {
          errors: [{ field: "phone", message: "This wallet can't be asked" }],
        }),
      ),
    );
    await user.click(await pay());
    expect(await screen.findByRole("alert")).toHaveTextContent("This wallet can't be asked");
  });

  it("changes the method while it waits", async () => {
    const { user } = open({ changes: asked });
    await user.click(await screen.findByRole("button", { name: "Change number or method" }));
    await user.click(await screen.findByRole("radio", { name: "Cash on delivery" }));
    await user.click(screen.getByRole("button", { name: "Pay on delivery" }));
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
  });

  it("finds out on retry that it was paid elsewhere", async () => {
    const { user, change } = open({ changes: settled(asked, "rejected") });
    await screen.findByLabelText("Mobile money number");
    server.use(
      http.post("*/api/payments", () => {
        change(order.id, (now) => settled(now, "paid"));
        return failure(409, "This order is paid already");
      }),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await title("Thank you, Aline. We've got your order.")).toBeVisible();
  });

  it.each([
    ["never-paid", "The payment did not arrive in time. This order was cancelled."],
    ["not-confirmed", "We're sorry: we didn't confirm this order in time, so it was cancelled."],
  ])("says why the shop cancelled it: %s", async (event, said) => {
    const at = "2025-07-01T08:00:00.000Z";
    const history = [...order.history, { status: "cancelled" as const, event, at, by: "system" }];
    open({ changes: { status: "cancelled", history } });
    expect(await title(said)).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  });

  it("says that no payment arrived in time", async () => {
    const failed = settled(asked, "timed_out");
    open({
      changes: {
        ...failed,
        status: "cancelled",
        history: [
          ...order.history,
          {
            status: "cancelled",
            event: "payment-expired",
            at: "2025-06-30T08:15:00.000Z",
            by: "system",
          },
        ],
      },
    });
    expect(
      await title("The payment did not arrive in time. This order was cancelled."),
    ).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Pay|Try again/ })).not.toBeInTheDocument();
  });
});

describe("the transit list", () => {
  beforeEach(() => saveOrderAccess(order.id, ACCESS_TOKEN));
  const kept = () =>
    JSON.parse(window.localStorage.getItem("transitItems_guest") ?? "[]") as unknown[];

  it("adds a guest's order once it is paid, and only once", async () => {
    const asked = withAttempt(order, attemptOf(order, { payment_method: "momo" }));
    const { change, unmount } = open({ changes: asked });
    await title("Approve RWF 38,000 on 0788 000 000");
    expect(kept()).toEqual([]);
    expect(screen.queryByRole("link", { name: "View Transit" })).not.toBeInTheDocument();
    change(order.id, (now) => settled(now, "paid"));
    expect(await screen.findByRole("link", { name: "View Transit" })).toHaveAttribute(
      "href",
      "/transit",
    );
    await waitFor(() =>
      expect(kept()).toEqual([
        expect.objectContaining({
          _id: tee.id,
          name: tee.name,
          price: 18_000,
          quantity: 2,
          orderNumber: "STR-482913",
        }),
      ]),
    );
    unmount();
    open();
    await title("Thank you, Aline. We've got your order.");
    expect(screen.getAllByRole("link", { name: /^Transit, ?2 items$/ })).not.toHaveLength(0);
    expect(kept()).toHaveLength(1);
  });

  it.each(["delivered", "cancelled"] as const)("loses an order that was %s", async (status) => {
    window.localStorage.setItem(
      "transitItems_guest",
      JSON.stringify([
        { id: "v1", orderNumber: "STR-482913" },
        { id: "v2", orderNumber: "STR-1" },
      ]),
    );
    open({ changes: { status } });
    await screen.findByText("STR-482913");
    await waitFor(() => expect(kept()).toEqual([{ id: "v2", orderNumber: "STR-1" }]));
  });
});

describe("cancelling", () => {
  beforeEach(() => saveOrderAccess(order.id, ACCESS_TOKEN));
  const ask = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    return screen.findByRole("dialog", { name: "Cancel this order?" });
  };

  it("asks for confirmation, then cancels", async () => {
    const { user, received } = open();
    const dialog = within(await ask(user));
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "You get RWF 38,000 back on 0788 000 000. This can't be undone.",
    );
    await waitFor(() => expect(dialog.getByRole("heading")).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const asked = within(await ask(user));
    await user.click(asked.getByRole("button", { name: "Cancel order" }));
    expect(await title("This order was cancelled.")).toBeVisible();
    expect(received.cancellations).toEqual([ACCESS_TOKEN]);
    expect(received.reasons).toEqual([undefined]);
  });

  it("asks why, and takes no answer as well", async () => {
    const { user, received } = open();
    const dialog = await ask(user);
    const why = within(within(dialog).getByRole("group", { name: "Why?" }));
    await user.click(why.getByRole("button", { name: "Takes too long" }));
    await user.click(why.getByRole("button", { name: "Wrong size" }));
    const chosen = () =>
      why.getAllByRole("button", { pressed: true }).map((button) => button.textContent);
    expect(chosen()).toEqual(["Wrong size"]);
    expect(await complaintsOf(dialog)).toEqual([]);
    await user.click(why.getByRole("button", { name: "Wrong size" }));
    expect(why.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    await user.click(why.getByRole("button", { name: "Changed my mind" }));
    await user.click(within(dialog).getByRole("button", { name: "Cancel order" }));
    expect(await title("This order was cancelled.")).toBeVisible();
    expect(received.reasons).toEqual(["changed_mind"]);
  });

  const asked = withAttempt(order, attemptOf(order, { payment_method: "momo" }));
  it.each([
    [paidOrder(order), "You get RWF 38,000 back on 0788 000 000."],
    [paidOrder(order, "cod"), "We pay back the RWF 38,000 that you paid."],
    [asked, "You have not paid, so you owe nothing. Don't approve the request on your phone."],
  ])("says how the money comes back: %#", async (changes, said) => {
    const { user } = open({ changes });
    await ask(user);
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(`${said} This can't be undone.`);
  });

  it("says afterwards why it was", async () => {
    open({
      changes: {
        status: "cancelled",
        history: [
          ...order.history,
          {
            status: "cancelled",
            event: "cancelled",
            at: "2025-06-30T08:10:00.000Z",
            by: "customer",
            reason: "found_other",
          },
        ],
      },
    });
    expect(await screen.findByText("Why: Found something else")).toBeVisible();
  });

  it("is refused when the order was shipped in the meantime", async () => {
    const { user, change } = open();
    const dialog = within(await ask(user));
    change(order.id, (now) => ({ ...now, status: "shipped" }));
    await user.click(dialog.getByRole("button", { name: "Cancel order" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Your order is packed already");
  });

  it("is not offered once it is packed", async () => {
    const packed = { status: "processing" as const, event: "packed", by: "staff" };
    open({
      changes: {
        status: "processing",
        history: [...order.history, { ...packed, at: "2025-07-01T08:00:00.000Z" }],
      },
    });
    await title("Thank you, Aline. We're packing your order.");
    expect(screen.queryByRole("button", { name: "Cancel this order" })).not.toBeInTheDocument();
  });

  it("is offered for an order confirmed at once", async () => {
    open({
      changes: {
        status: "processing",
        history: [
          ...order.history,
          {
            status: "processing",
            event: "confirmed",
            at: "2025-06-30T08:00:00.000Z",
            by: "system",
          },
        ],
      },
    });
    expect(await screen.findByRole("button", { name: "Cancel this order" })).toBeVisible();
  });

  it("says what is being paid back", async () => {
    const paid = paidOrder(order);
    const payments = paid.payments.map((payment) => ({
      ...payment,
      refunds: [
        {
          id: "ref_1",
          _id: "ref_1",
          payment_id: payment.id,
          amount: 38_000,
          currency: "RWF" as const,
          reason: "Cancelled",
          status: "requested" as const,
          as_credit: false,
          as_exchange: false,
          return_id: null,
          by: "system",
          createdAt: "2025-06-30T09:00:00.000Z",
        },
      ],
    }));
    open({ changes: { status: "cancelled", payment_status: "completed", payments } });
    expect(await screen.findByText("RWF 38,000 is being paid back to you.")).toBeVisible();
  });
});
