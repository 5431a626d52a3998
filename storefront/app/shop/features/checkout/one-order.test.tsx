import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { DROP_TICKETS_KEY } from "~/lib/drop-ticket-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { readForm } from "./shipping-form";
import { keepTypedForm, openCheckout, type CheckoutUser } from "~/testing/open-checkout";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");

const keepCart = (quantity: number) =>
  window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT, quantity)]));

type User = CheckoutUser;

const submit = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Place Order" }));
const confirmed = () => screen.findByRole("heading", { name: "Confirmation" });

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  keepCart(1);
  keepTypedForm();
  desk = orderDesk();
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

/** The server makes an order of what comes; its answer is lost, or comes when `until` says so. */
const loseAnswer = (until?: Promise<void>) => server.use(desk.losing(until));

const keys = () => desk.received.orders.map(({ key }) => key);
const orderOf = (location: () => string) =>
  new URL(location(), "http://x").searchParams.get("order");

it("carries the device's place in the queue of what is ordered", async () => {
  const ticket = { handle: "winter", ticket: "t".repeat(24), products: [tee.id] };
  const kept = { ...ticket, turnUntil: "2099-12-05T18:05:00.000Z", isUsed: false };
  window.localStorage.setItem(DROP_TICKETS_KEY, JSON.stringify([kept]));
  const { user } = openCheckout();
  await submit(user);
  expect(await confirmed()).toBeVisible();
  expect(desk.received.orders[0]?.body.drop_ticket).toBe(ticket.ticket);
});

describe("one checkout is one order", () => {
  it("when the line is cut after it was sent, and Place Order is pressed again", async () => {
    loseAnswer();
    const { user, location } = openCheckout();
    await submit(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("it can't be placed twice");
    await submit(user);
    expect(await confirmed()).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(orderOf(location)).toBe("order_482913");
  });

  it("when the page is loaded again while it travels", async () => {
    let arrive = () => undefined as void;
    loseAnswer(new Promise<void>((resolve) => (arrive = resolve)));
    const { user, unmount } = openCheckout();
    await submit(user);
    await waitFor(() => expect(keys()).toHaveLength(1));
    unmount();
    arrive();
    const view = openCheckout();
    await submit(view.user);
    expect(await confirmed()).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(orderOf(view.location)).toBe("order_482913");
  });

  it("when the shopper goes back to the cart and comes again", async () => {
    loseAnswer();
    const { user, unmount } = openCheckout();
    await submit(user);
    await screen.findByRole("alert");
    await user.click(screen.getByRole("link", { name: "Back to cart" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    unmount();
    const view = openCheckout();
    await submit(view.user);
    expect(await confirmed()).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  it("but other items are another one, under another key", async () => {
    loseAnswer();
    const { user, unmount } = openCheckout();
    await submit(user);
    await screen.findByRole("alert");
    unmount();
    keepCart(3);
    const view = openCheckout();
    await submit(view.user);
    expect(await confirmed()).toBeVisible();
    expect(new Set(keys()).size).toBe(2);
    expect(orderOf(view.location)).toBe("order_482914");
  });

  it("and another address after a cut line is another one only if the shopper says so", async () => {
    loseAnswer();
    const { user } = openCheckout();
    await submit(user);
    await screen.findByRole("alert");
    const address = screen.getByLabelText("Address");
    await user.clear(address);
    await user.type(address, "KG 12 Ave");
    await submit(user);
    const another = await screen.findByRole("button", { name: "Place another one" });
    expect(new Set(keys()).size).toBe(1);
    await user.click(another);
    expect(await confirmed()).toBeVisible();
    expect(new Set(keys()).size).toBe(2);
  });

  it("and a form that was refused is sent again as it is now", async () => {
    server.use(http.post("*/api/orders", () => failure(409, "Not enough stock"), { once: true }));
    const { user } = openCheckout();
    await submit(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not enough stockNothing was charged.",
    );
    const address = screen.getByLabelText("Address");
    await user.clear(address);
    await user.type(address, "KG 12 Ave");
    await submit(user);
    expect(await confirmed()).toBeVisible();
    expect(desk.received.orders.map(({ body }) => body.delivery_address)).toEqual(["KG 12 Ave"]);
  });
});

describe("the phone", () => {
  it.each(["0788000000", "788000000", "250788000000", "+250 788-000-000", "(0788) 000.000"])(
    "is taken as %s, and shown back",
    async (typed) => {
      const { user } = openCheckout();
      const phone = await screen.findByLabelText("Phone");
      await user.clear(phone);
      await user.type(phone, typed);
      await user.tab();
      expect(phone).toHaveValue("0788 000 000");
      expect(phone).toHaveAccessibleDescription(/MTN, \+250 788 000 000/);
      await submit(user);
      expect(await confirmed()).toBeVisible();
      expect(desk.received.orders[0]?.body.phone).toBe("+250788000000");
      expect(readForm().phone).toBe("");
    },
  );

  it.each([
    ["0788 000", /Three digits are missing/],
    ["0988000000", /starts with 07, like 0788 123 456/],
    ["call me", /only digits/],
  ])("is refused with its reason: %s", async (typed, reason) => {
    const { user } = openCheckout();
    const phone = await screen.findByLabelText("Phone");
    await user.clear(phone);
    await user.type(phone, typed);
    await user.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(reason));
    expect(phone).toHaveValue(typed);
    await submit(user);
    expect(phone).toHaveFocus();
    expect(desk.received.orders).toEqual([]);
  });
});
