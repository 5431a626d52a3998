import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import {
  ATTEMPT_KEYS,
  CREDIT_OF_KEY,
  GIFT_CARD_KEY,
  GIFT_CARD_OF_KEY,
} from "~/shop/session-values";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import {
  changes,
  codeField,
  confirmed,
  keepTypedForm,
  openCheckout,
  press,
  summaryRows,
} from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD, CARD_TEXT } from "~/testing/store-credit";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");
/** RWF 36,000 */
const LINE = cartLineOf(tee, VARIANT, 2);

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([LINE]));
  keepTypedForm();
  desk = orderDesk();
  desk.promotions.promotions.push({ code: "STRIVE10", percent: 10 });
  desk.credit.ownRwf = 5000;
  desk.credit.cards.set(CARD, 20_000);
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

const keepCard = () => window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
/** Chosen in the cart. */
const keepCredit = () => window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
const kept = () => [GIFT_CARD_KEY, CREDIT_OF_KEY].map((key) => window.sessionStorage.getItem(key));

function openSignedIn() {
  server.use(...signedIn(customer));
  return openCheckout();
}

const cardApplied = () => screen.findByText("RWF 20,000 on it");
const toggle = () => screen.findByRole("switch", { name: "Use store credit" });
const sent = () =>
  desk.received.orders.map(({ body }) => [
    body.use_credit,
    body.gift_card,
    body.expected_total,
    body.expected_due,
  ]);
const keys = () => new Set(desk.received.orders.map(({ key }) => key));

const PLAIN = ["SubtotalRWF 36,000", "ShippingRWF 2,000", "TotalRWF 38,000"];
const WITH_CREDIT = [...PLAIN, "Store credit−RWF 5,000", "To payRWF 33,000"];
const WITH_CARD = [...PLAIN, "Gift card …7K2M−RWF 20,000", "To payRWF 18,000"];

describe("a checkout with store credit", () => {
  it("is sent with what is left to pay, starts a payment, and forgets the choice", async () => {
    const { user, container } = openSignedIn();
    await user.click(await toggle());
    expect(summaryRows()).toEqual(WITH_CREDIT);
    // Beside Place Order as well.
    expect(screen.getAllByText("RWF 33,000")).toHaveLength(2);
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[true, undefined, 38_000, 33_000]]);
    expect(desk.received.payments).toHaveLength(1);
    expect(kept()).toEqual([null, null]);
  });

  it("keeps what was chosen in the cart, and takes it back here", async () => {
    keepCredit();
    const { user } = openSignedIn();
    expect(await toggle()).toBeChecked();
    await user.click(await toggle());
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, undefined, 38_000, undefined]]);
  });

  it("is nobody else's choice", async () => {
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify("acc_other"));
    openSignedIn();
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(summaryRows()).toEqual(PLAIN);
    expect(desk.received.quotes).toEqual([]);
  });

  it.each([
    ["fails", () => failure(500, "Server error - please try again")],
    ["does not come", () => new Promise<never>(() => undefined)],
  ])("orders with it while its own answer %s", async (_name, answer) => {
    server.use(http.get("*/api/store-credit", answer));
    keepCredit();
    const { user } = openSignedIn();
    await waitFor(() => expect(summaryRows()).toEqual(WITH_CREDIT));
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[true, undefined, 38_000, 33_000]]);
  });

  it("orders with it before anybody knows how much there is, at the price of then", async () => {
    let isBroken = true;
    const down = () => (isBroken ? failure(500, "Server error") : undefined);
    server.use(http.get("*/api/store-credit", down), http.post("*/api/orders/quote", down));
    keepCredit();
    const { user } = openSignedIn();
    await screen.findByRole("button", { name: "Logout" });
    expect(await toggle()).toBeChecked();
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place Order");
    // It was not there before: nothing of it has changed.
    await screen.findByText("The price of your order has changed.");
    isBroken = false;
    expect(summaryRows()).toEqual(WITH_CREDIT);
    await press(user, "Place order at RWF 33,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      [true, undefined, 38_000, 38_000],
      [true, undefined, 38_000, 33_000],
    ]);
  });

  it.each([
    ["the credit", keepCredit],
    [
      "the card",
      () => {
        keepCard();
        window.sessionStorage.setItem(GIFT_CARD_OF_KEY, JSON.stringify(customer._id));
      },
    ],
  ])("waits with the order until it knows whose %s is", async (_name, keep) => {
    let tell = () => undefined as void;
    const isTold = new Promise<void>((resolve) => (tell = resolve));
    keep();
    server.use(...signedIn(customer));
    server.use(http.get("*/api/auth/me", () => isTold.then(() => undefined)));
    const { user } = openCheckout();
    const button = await screen.findByRole("button", { name: "Place Order" });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText("Address"), "{Enter}");
    tell();
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(summaryRows()).not.toEqual(PLAIN));
    expect(desk.received.orders).toEqual([]);
    await user.click(button);
    expect(await confirmed()).toBeVisible();
    const [order] = desk.received.orders;
    expect(order?.body.expected_due).toBeLessThan(38_000);
  });

  it("says what is left when it has changed, and goes on with that", async () => {
    keepCredit();
    const { user } = openSignedIn();
    await waitFor(() => expect(summaryRows()).toEqual(WITH_CREDIT));
    await waitFor(() => expect(desk.received.quotes).toHaveLength(1));
    desk.credit.ownRwf = 3000;
    await press(user, "Place Order");
    expect(
      await screen.findByText("Your store credit has changed: RWF 3,000 is left."),
    ).toBeVisible();
    expect(screen.getByText("Nothing was charged, and nothing is ordered yet.")).toBeVisible();
    expect(changes()).toEqual([
      "Store credit−RWF 3,000before: −RWF 5,000",
      "To payRWF 35,000before: RWF 33,000",
    ]);
    expect(summaryRows()).toEqual([...PLAIN, "Store credit−RWF 3,000", "To payRWF 35,000"]);
    await press(user, "Place order at RWF 35,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      [true, undefined, 38_000, 33_000],
      [true, undefined, 38_000, 35_000],
    ]);
    expect(keys().size).toBe(1);
  });

  it("goes on without it when nothing is left", async () => {
    keepCredit();
    const { user } = openSignedIn();
    await waitFor(() => expect(summaryRows()).toEqual(WITH_CREDIT));
    await waitFor(() => expect(desk.received.quotes).toHaveLength(1));
    desk.credit.ownRwf = 0;
    await press(user, "Place Order");
    expect(
      await screen.findByText("Your store credit has changed: nothing is left."),
    ).toBeVisible();
    await waitFor(() => expect(summaryRows()).toEqual(PLAIN));
    await waitFor(() => expect(screen.queryByRole("switch")).not.toBeInTheDocument());
    await press(user, "Place order at RWF 38,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      [true, undefined, 38_000, 33_000],
      [undefined, undefined, 38_000, undefined],
    ]);
    expect(kept()).toEqual([null, null]);
  });

  it("names a new price as well", async () => {
    keepCredit();
    const { user } = openSignedIn();
    await waitFor(() => expect(summaryRows()).toEqual(WITH_CREDIT));
    await waitFor(() => expect(desk.received.quotes).toHaveLength(1));
    desk.now.shippingRwf = 3500;
    desk.credit.ownRwf = 3000;
    await press(user, "Place Order");
    await screen.findByText("The price of your order has changed.");
    expect(changes()).toEqual([
      "Delivery to GasaboRWF 3,500before: RWF 2,000",
      "Store credit−RWF 3,000before: −RWF 5,000",
      "To payRWF 36,500before: RWF 33,000",
    ]);
    await press(user, "Place order at RWF 36,500");
    expect(await confirmed()).toBeVisible();
  });
});

describe("a checkout with a gift card", () => {
  it("takes one that is typed here, and sends it", async () => {
    const { user } = openCheckout();
    await user.type(await codeField(), `${CARD_TEXT}{Enter}`);
    await cardApplied();
    expect(summaryRows()).toEqual(WITH_CARD);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, CARD, 38_000, 18_000]]);
    expect(kept()).toEqual([null, null]);
  });

  it("takes it beside a code and store credit", async () => {
    window.localStorage.setItem(DISCOUNT_CODE_KEY, "STRIVE10");
    keepCard();
    keepCredit();
    const { user } = openSignedIn();
    await cardApplied();
    await toggle();
    await waitFor(() =>
      expect(summaryRows()).toEqual([
        "SubtotalRWF 36,000",
        "Code STRIVE10−RWF 3,600",
        "ShippingRWF 2,000",
        "TotalRWF 34,400",
        "Gift card …7K2M−RWF 20,000",
        "Store credit−RWF 5,000",
        "To payRWF 9,400",
      ]),
    );
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[true, CARD, 34_400, 9400]]);
    expect(desk.received.orders[0]?.body.discount_code).toBe("STRIVE10");
  });

  it("that is refused as the order is placed is taken off, and nothing typed is lost", async () => {
    keepCard();
    const { user, container } = openCheckout();
    await cardApplied();
    desk.credit.cards.set(CARD, 0);
    await press(user, "Place Order");
    await screen.findByRole("button", { name: "Place order at RWF 38,000" });
    const form = within(screen.getByRole("form", { name: "Checkout" }));
    expect(form.getByRole("alert")).toHaveTextContent(
      "The server's words for a card that is used_upNothing was charged, and nothing is ordered yet.",
    );
    expect(changes()).toEqual(["To payRWF 38,000before: RWF 18,000"]);
    expect(summaryRows()).toEqual(PLAIN);
    expect(await codeField()).toHaveValue("");
    expect(kept()).toEqual([null, null]);
    expect(screen.getByLabelText("Address")).toHaveValue("KG 11 Ave");
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place order at RWF 38,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      [undefined, CARD, 38_000, 18_000],
      [undefined, undefined, 38_000, undefined],
    ]);
    expect(keys().size).toBe(1);
  });

  it("says what is left on one that has changed", async () => {
    keepCard();
    const { user } = openCheckout();
    await cardApplied();
    desk.credit.cards.set(CARD, 4000);
    await press(user, "Place Order");
    expect(
      await screen.findByText("Your gift card …7K2M has changed: RWF 4,000 is left."),
    ).toBeVisible();
    await press(user, "Place order at RWF 34,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()[1]).toEqual([undefined, CARD, 38_000, 34_000]);
  });

  it("says nothing of the credit that now pays what the card no longer does", async () => {
    desk.credit.ownRwf = 50_000;
    keepCard();
    keepCredit();
    const { user } = openSignedIn();
    await waitFor(() => expect(summaryRows()).toContain("Store credit−RWF 18,000"));
    await cardApplied();
    desk.credit.cards.set(CARD, 4000);
    server.use(
      http.post(
        "*/api/orders",
        () =>
          failure(409, "No", {
            code: "price_changed",
            data: {
              lines: [],
              shipping_amount: 2000,
              total_amount: 38_000,
              credits: [
                { kind: "gift_card", ends_with: "7K2M", balance: 4000, amount: 4000 },
                { kind: "account", ends_with: null, balance: 33_000, amount: 33_000 },
              ],
            },
          }),
        { once: true },
      ),
    );
    await press(user, "Place Order");
    expect(
      await screen.findByText("Your gift card …7K2M has changed: RWF 4,000 is left."),
    ).toBeVisible();
  });

  it("leaves no code in the tab after the log-out, and what was sent stays one order", async () => {
    keepCard();
    server.use(desk.losing());
    const { user, unmount } = openSignedIn();
    await cardApplied();
    await press(user, "Place Order");
    await screen.findByText(/it can't be placed twice/);
    expect(window.sessionStorage.getItem(ATTEMPT_KEYS.cart)).toContain(CARD);
    await press(user, "Logout");
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(CARD);
    unmount();
    // Back again, with the same cart and card.
    window.localStorage.setItem(CART_KEY, JSON.stringify([LINE]));
    keepTypedForm();
    keepCard();
    const again = openSignedIn();
    await cardApplied();
    await press(again.user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(keys().size).toBe(1);
  });
});

describe("an order that credit pays whole", () => {
  it("asks for no payment method, and starts no payment", async () => {
    desk.credit.cards.set(CARD, 50_000);
    keepCard();
    const { user, container } = openCheckout();
    await screen.findByText("RWF 50,000 on it");
    expect(summaryRows()).toEqual([...PLAIN, "Gift card …7K2M−RWF 38,000", "To payRWF 0"]);
    const part = within(screen.getByRole("group", { name: "Payment method" }));
    expect(part.getByRole("status")).toHaveTextContent("Nothing is left to pay.");
    expect(part.queryByRole("radio")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, CARD, 38_000, 0]]);
    expect(desk.received.payments).toEqual([]);
  });

  it("asks again for one that no longer is", async () => {
    desk.credit.cards.set(CARD, 50_000);
    keepCard();
    const { user } = openCheckout();
    await screen.findByText("RWF 50,000 on it");
    desk.credit.cards.set(CARD, 8000);
    await press(user, "Place Order");
    await screen.findByText("Your gift card …7K2M has changed: RWF 8,000 is left.");
    expect(await screen.findByRole("radio", { name: "Mobile money" })).toBeChecked();
    await press(user, "Place order at RWF 30,000");
    expect(await confirmed()).toBeVisible();
    expect(desk.received.payments).toHaveLength(1);
  });
});
