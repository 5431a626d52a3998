import { foundOrderResponseSchema, orderLookupBodySchema } from "@strive/backend/contracts/orders";
import { giftCardBalanceResponseSchema } from "@strive/backend/contracts/store-credit";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse, type RequestHandler } from "msw";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BRAND } from "~/lib/brand";
import { createStore, StoreProvider } from "~/lib/store";
import { ConfirmationScreen } from "~/shop/features/confirmation/confirmation-screen";
import { readOrderAccess } from "~/shop/orders/order-access";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD, CARD_TEXT } from "~/testing/store-credit";
import FindOrderRoute, { meta } from "./find-order";

const order = paidOrder(orderNumbered(482_913));

/** POST /orders/lookup of a shop with one order; `asked` is what came, as the contract reads it. */
function lookup() {
  const asked: unknown[] = [];
  const handler = http.post("*/api/orders/lookup", async ({ request }) => {
    const body = orderLookupBodySchema.parse(await request.json());
    asked.push(body);
    if (body.order_number !== order.order_number || body.email !== order.email) {
      return failure(404, "No order has this number and email address.");
    }
    const data = { ...order, access_token: ACCESS_TOKEN };
    return HttpResponse.json(foundOrderResponseSchema.parse({ success: true, data }));
  });
  return { handler, asked };
}

interface OpenOptions {
  /** Handlers that take precedence over the shop's. */
  first?: RequestHandler[];
}

function open({ first = [] }: OpenOptions = {}) {
  const { handler, asked } = lookup();
  const desk = orderDesk(order);
  server.use(...first, handler, ...desk.handlers);
  const view = renderRoute({
    at: "/order",
    routes: [
      { path: "/order", Component: FindOrderRoute },
      { path: "/checkout/confirmation", Component: ConfirmationScreen },
      { path: "/account", Component: () => <h1>Account</h1> },
    ],
  });
  return { ...view, asked, reads: desk.received.reads };
}
type User = ReturnType<typeof open>["user"];

const number = () => screen.findByLabelText("Order number");
const email = () => screen.findByLabelText("Email");
const submit = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Find Order" }));

async function ask(user: User, typedNumber: string, typedEmail: string) {
  await user.type(await number(), typedNumber);
  await user.type(await email(), typedEmail);
  await submit(user);
}

const NO_MATCH =
  "We found no order with this number and email address. Check both for typing errors.";
const found = () =>
  screen.findByRole("heading", { level: 1, name: "Thank you, Aline. We've got your order." });

afterEach(() => window.sessionStorage.clear());

describe("find your order", () => {
  it("says what is left on a gift card, without an account", async () => {
    const card = { ends_with: CARD.slice(-4), balance: 15_000, refusal: null };
    const check = http.post("*/api/gift-cards/check", () =>
      HttpResponse.json(giftCardBalanceResponseSchema.parse({ success: true, data: card })),
    );
    const { user, container } = open({ first: [check] });
    await user.type(await screen.findByLabelText("Gift card code"), `${CARD_TEXT}{Enter}`);
    expect(await screen.findByText("RWF 15,000 is left on the card ending 7K2M.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("opens the order's page, which works in this tab", async () => {
    const { user, location, asked } = open();
    await ask(user, "STR-482913", "Aline@Example.rw ");
    expect(await found()).toHaveFocus();
    expect(location()).toBe(`/checkout/confirmation?order=${order.id}`);
    expect(asked).toEqual([{ order_number: "STR-482913", email: "aline@example.rw" }]);
    expect(readOrderAccess(order.id)).toBe(ACCESS_TOKEN);
  });

  it.each(["str-482913", " 482913", "STR 482 913", "#482913", "str482913"])(
    "takes the number as %j",
    async (typed) => {
      const { user, asked } = open();
      await ask(user, typed, "aline@example.rw");
      expect(await found()).toBeVisible();
      expect(asked).toEqual([{ order_number: "STR-482913", email: "aline@example.rw" }]);
    },
  );

  it.each([
    ["another number", "STR-000001", "aline@example.rw"],
    ["another address", "STR-482913", "eric@example.rw"],
  ])("says the same calm sentence for %s", async (_name, typedNumber, typedEmail) => {
    const { user, container } = open();
    await ask(user, typedNumber, typedEmail);
    expect(await screen.findByRole("alert")).toHaveTextContent(NO_MATCH);
    expect(await number()).toHaveValue(typedNumber);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("names what is missing and goes to the first field", async () => {
    const { user, asked, container } = open();
    await submit(user);
    expect(await screen.findByText("An order number looks like STR-000123")).toBeVisible();
    expect(screen.getByText("Please enter a valid email address")).toBeVisible();
    expect(await number()).toHaveFocus();
    expect(await number()).toBeInvalid();
    expect(await complaintsOf(container)).toEqual([]);
    await user.type(await number(), "1");
    expect(await number()).toBeValid();
    expect(asked).toEqual([]);
  });

  it.each([
    [{ "Retry-After": "40" }, ". Try again in 40 seconds."],
    [{ "Retry-After": "600" }, ". Try again in 10 minutes."],
    [{}, ""],
  ])("says how long to wait after too many tries: %o", async (headers, wait) => {
    const tooMany = http.post("*/api/orders/lookup", () =>
      HttpResponse.json(
        { success: false, message: "Slow down", code: "rate_limited", request_id: "req_test" },
        { status: 429, headers },
      ),
    );
    const { user } = open({ first: [tooMany] });
    await ask(user, "482913", "aline@example.rw");
    expect((await screen.findByRole("alert")).textContent).toBe(
      `Too many requests - please wait a moment${wait}`,
    );
  });

  it.each([
    ["the line is cut", () => HttpResponse.error(), "Server overloaded - please try again later"],
    [
      "the server fails",
      () => failure(500, "Server error - please try again"),
      "Server error - please try again",
    ],
  ])("keeps what was typed when %s, and finds it the next time", async (_name, answer, text) => {
    const broken = http.post("*/api/orders/lookup", answer, { once: true });
    const { user } = open({ first: [broken] });
    await ask(user, "482913", "aline@example.rw");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    await submit(user);
    expect(await found()).toBeVisible();
  });

  it("gives up after 15 seconds", async () => {
    const asked = vi.fn();
    const silent = http.post("*/api/orders/lookup", async () => {
      asked();
      await delay("infinite");
      return HttpResponse.error();
    });
    const { user } = open({ first: [silent] });
    await user.type(await number(), "482913");
    await user.type(await email(), "aline@example.rw");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    try {
      await submit(user);
      await waitFor(() => expect(asked).toHaveBeenCalled());
      expect(screen.getByRole("button", { name: "Looking..." })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(await screen.findByRole("alert")).toHaveTextContent(
        "Request timeout - server may be overloaded",
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be read without scripts, and then sends nothing", () => {
    const Stub = createRoutesStub([{ path: "/order", Component: FindOrderRoute }]);
    const view = renderToString(
      <StoreProvider store={createStore()}>
        <QueryClientProvider client={new QueryClient()}>
          <Stub initialEntries={["/order"]} />
        </QueryClientProvider>
      </StoreProvider>,
    );
    expect(view).toContain("Find your order");
    expect(view).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  });

  it("has a title, and is not indexed", () => {
    const tags = meta({ matches: [] } as unknown as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ title: `Find your order · ${BRAND.name}` });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  });
});

describe("the other ways to an order", () => {
  it("shows a guest the login and the contact page", async () => {
    const { user, container } = open();
    expect(screen.getByRole("heading", { level: 1, name: "Find your order" })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    expect(screen.queryByRole("link", { name: "See my orders" })).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(main.getByRole("button", { name: "Login" }));
    expect(await screen.findByRole("dialog", { name: "Login" })).toBeVisible();
  });

  it("leads a customer to their orders, and fills in the address", async () => {
    server.use(...signedIn(customer));
    const { user, location, container } = open();
    const orders = await screen.findByRole("link", { name: "See my orders" });
    await waitFor(async () => expect(await email()).toHaveValue(customer.email));
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(orders);
    expect(await screen.findByRole("heading", { name: "Account" })).toBeVisible();
    expect(location()).toBe("/account");
  });

  it("keeps an address that was typed before the user is known", async () => {
    let answer = () => undefined as void;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(...signedIn(customer));
    server.use(http.get("*/api/auth/me", () => gate.then(() => undefined)));
    const { user } = open();
    await user.type(await email(), "eric@example.rw");
    answer();
    await screen.findByRole("link", { name: "See my orders" });
    expect(await email()).toHaveValue("eric@example.rw");
  });
});
