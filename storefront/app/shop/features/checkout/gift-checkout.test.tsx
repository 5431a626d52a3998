import { GIFT_DAYS } from "@strive/backend/contracts/gift-card-limits";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { dateText } from "~/lib/order-words";
import { GIFT_CARD_KEY } from "~/shop/session-values";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import {
  confirmed,
  keepTypedForm,
  openCheckout,
  press,
  summaryRows,
  type CheckoutUser,
} from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { CARD } from "~/testing/store-credit";
import { giftDays, readGift, saveGift } from "./gift-form";
import { savePin } from "./pin-form";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
const [AMOUNT] = giftCard.variants;
if (!VARIANT || !AMOUNT) throw new Error("Both have variants");
/** RWF 36,000 */
const TEES = cartLineOf(tee, VARIANT, 2);
/** RWF 10,000 */
const ONE_CARD = cartLineOf(giftCard, AMOUNT);

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  keepTypedForm();
  desk = orderDesk();
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

async function open(...lines: CartLine[]) {
  window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
  const view = openCheckout();
  await screen.findByRole("radio", { name: "Mobile money" });
  return view;
}
const choose = (user: CheckoutUser, name: string) =>
  user.click(screen.getByRole("radio", { name }));
const field = (name: string) => screen.getByRole("textbox", { name });
/** No role: a date. */
const day = () => screen.getByLabelText("Send on");
const type = async (user: CheckoutUser, name: string, text: string) => user.type(field(name), text);
const gifts = () => desk.received.orders.map(({ body }) => body.gift);

describe("a checkout without gift cards", () => {
  it("asks nothing about them, and sends nothing", async () => {
    const { user } = await open(TEES);
    expect(screen.queryByRole("radio", { name: "Send to me" })).not.toBeInTheDocument();
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(gifts()).toEqual([undefined]);
  });
});

describe("a checkout with gift cards", () => {
  it("sends them to the buyer at once, unless told otherwise", async () => {
    const { user, container } = await open(TEES, ONE_CARD);
    const part = within(screen.getByRole("group", { name: "Gift card" }));
    expect(part.getByRole("radio", { name: "Send to me" })).toBeChecked();
    expect(part.getByRole("radio", { name: "Right after payment" })).toBeChecked();
    expect(part.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText("Gift card · RWF 10,000 · 1 pc")).toBeVisible();
    expect(summaryRows()).toEqual(["SubtotalRWF 46,000", "ShippingRWF 2,000", "TotalRWF 48,000"]);
    expect(screen.getByRole("radio", { name: "Cash on delivery" })).toBeEnabled();
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(gifts()).toEqual([undefined]);
  });

  it("sends them as a gift on a day, and forgets whose it was", async () => {
    const { user, container } = await open({ ...ONE_CARD, quantity: 2 });
    expect(screen.getByRole("group", { name: "Gift cards" })).toBeVisible();
    await choose(user, "Send as a gift");
    await type(user, "Their name (optional)", "Keza");
    await type(user, "Their email", "Keza@Example.rw ");
    await type(user, "Message (optional)", "Enjoy!");
    await choose(user, "On a day you choose");
    const { last } = giftDays();
    expect(day()).toHaveAttribute("max", last);
    await user.type(day(), last);
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(gifts()).toEqual([
      { name: "Keza", email: "keza@example.rw", message: "Enjoy!", send_on: last },
    ]);
    expect(readGift()).toMatchObject({ gift_to: "me", gift_email: "", gift_message: "" });
  });

  it("leaves out what was typed for somebody else once they go to the buyer", async () => {
    const { user } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await type(user, "Their email", "keza@example.rw");
    await choose(user, "Send to me");
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(gifts()).toEqual([undefined]);
  });

  it("keeps what was typed over a reload", async () => {
    const { user, unmount } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await type(user, "Their email", "keza@example.rw");
    unmount();
    await open(ONE_CARD);
    expect(screen.getByRole("radio", { name: "Send as a gift" })).toBeChecked();
    expect(field("Their email")).toHaveValue("keza@example.rw");
  });

  it("says what is wrong at the field, and goes there", async () => {
    const { user, container } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await choose(user, "On a day you choose");
    await press(user, "Place Order");
    await waitFor(() => expect(field("Their email")).toHaveFocus());
    expect(field("Their email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(day()).toHaveAccessibleDescription("Please choose a day");
    expect(await complaintsOf(container)).toEqual([]);
    await type(user, "Their email", "keza@example.rw");
    await user.type(day(), "2020-01-31");
    await press(user, "Place Order");
    await waitFor(() => expect(day()).toHaveFocus());
    expect(day()).toHaveAccessibleDescription(
      `Please choose a day from today to ${dateText(giftDays().last)}`,
    );
    expect(gifts()).toEqual([]);
  });

  it("shows what the server refuses at its field", async () => {
    const errors = [
      { field: "gift.email", message: "We can't write to this address" },
      { field: "gift", message: "This can't be given" },
    ];
    server.use(http.post("*/api/orders", () => failure(400, "Not sent", { errors })));
    const { user } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await type(user, "Their email", "keza@example.rw");
    await press(user, "Place Order");
    await waitFor(() => expect(screen.getByRole("radio", { name: "Send to me" })).toHaveFocus());
    expect(screen.getByRole("radiogroup", { name: "Whom it is for" })).toHaveAccessibleDescription(
      "This can't be given",
    );
    expect(field("Their email")).toHaveAccessibleDescription("We can't write to this address");
  });

  it("says no more what was wrong with fields that a choice hid", async () => {
    const { user } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await choose(user, "On a day you choose");
    await press(user, "Place Order");
    await waitFor(() => expect(day()).toHaveAccessibleDescription("Please choose a day"));
    await choose(user, "Send to me");
    await choose(user, "Right after payment");
    await choose(user, "Send as a gift");
    await choose(user, "On a day you choose");
    expect(field("Their email")).not.toHaveAttribute("aria-invalid");
    expect(field("Their email")).toHaveAccessibleDescription("");
    expect(day()).toHaveAccessibleDescription("");
  });

  it("looks again at the products once the server finds no gift card among them", async () => {
    const asked: string[] = [];
    const errors = [{ field: "gift", message: "Nothing in this order is a gift card" }];
    const { user, queryClient } = await open(ONE_CARD);
    await choose(user, "Send as a gift");
    await type(user, "Their email", "keza@example.rw");
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    server.use(
      http.post("*/api/orders", () => failure(400, "Not sent", { errors })),
      http.get("*/api/products/:id", ({ params }) => void asked.push(String(params["id"]))),
    );
    await press(user, "Place Order");
    await waitFor(() => expect(asked).toEqual([giftCard.id]));
  });

  it("is silent about credit where the card is refused", async () => {
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
    const { queryClient } = await open(TEES, ONE_CARD);
    await waitFor(() => expect(desk.received.quotes).not.toEqual([]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText("Gift cards can't be paid with credit.")).not.toBeInTheDocument();
  });

  it("says what a card has on it, whatever its size is called", async () => {
    await open({ ...ONE_CARD, size: "5,000 RWF" });
    expect(await screen.findByText("Gift card · RWF 10,000 · 1 pc")).toBeVisible();
  });

  it("has no credit that pays them", async () => {
    desk.credit.cards.set(CARD, 100_000);
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
    const { user } = await open(TEES, ONE_CARD);
    expect(await screen.findByText("Gift cards can't be paid with credit.")).toBeVisible();
    await waitFor(() =>
      expect(summaryRows()).toEqual([
        "SubtotalRWF 46,000",
        "ShippingRWF 2,000",
        "TotalRWF 48,000",
        "Gift card …7K2M−RWF 38,000",
        "To payRWF 10,000",
      ]),
    );
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(desk.received.orders[0]?.body).toMatchObject({
      expected_total: 48_000,
      expected_due: 10_000,
    });
  });
});

describe("a checkout that does not know its products", () => {
  const placeOrder = () => screen.getByRole("button", { name: "Place Order" });
  const keepRecipient = () =>
    saveGift({ ...readGift(), gift_to: "other", gift_email: "keza@example.rw" });
  const failing = () =>
    server.use(http.get("*/api/products/:id", () => failure(500, "Server error"), { once: true }));

  it("waits for them", async () => {
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.get("*/api/products/:id", () => until, { once: true }));
    const { user } = await open(ONE_CARD);
    expect(placeOrder()).toBeDisabled();
    await type(user, "Email", "{Enter}");
    expect(gifts()).toEqual([]);
    answer();
    expect(await screen.findByRole("radio", { name: "Send to me" })).toBeVisible();
    expect(placeOrder()).toBeEnabled();
  });

  it("sends clothes all the same where they can't be had", async () => {
    failing();
    const { user } = await open(TEES);
    await screen.findByRole("button", { name: "Retry" });
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
  });

  it("sends nothing without the recipient who was typed", async () => {
    keepRecipient();
    failing();
    const { user } = await open(ONE_CARD);
    await screen.findByRole("button", { name: "Retry" });
    expect(placeOrder()).toBeDisabled();
    await press(user, "Retry");
    expect(await screen.findByRole("textbox", { name: "Their email" })).toBeVisible();
    expect(placeOrder()).toBeEnabled();
  });
});

describe("a checkout of gift cards alone", () => {
  it("costs no delivery, promises none, and is not paid to a rider", async () => {
    window.sessionStorage.setItem(
      "checkoutPayment",
      JSON.stringify({ method: "cod", wallet: null }),
    );
    const { user } = await open(ONE_CARD);
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    // No district among them.
    expect(summary.getAllByRole("term").map((term) => term.parentElement?.textContent)).toEqual([
      "SubtotalRWF 10,000",
      "ShippingFree",
      "TotalRWF 10,000",
    ]);
    const page = within(screen.getByRole("main"));
    expect(page.queryByText(/business days/)).not.toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: "Cash on delivery" })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Mobile money" })).toBeChecked();
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(desk.received.payments.map((body) => body.payment_method)).toEqual(["momo"]);
  });

  it("sends no place on a map that nobody has to find, and that is not shown", async () => {
    savePin({ pin: { latitude: -1.94412, longitude: 30.06188, accuracy: 12 } });
    const { user } = await open(ONE_CARD);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(desk.received.orders[0]?.body).not.toHaveProperty("pin");
  });

  it("offers as many days as the server takes", () => {
    const { first, last } = giftDays();
    expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(GIFT_DAYS);
  });
});
