import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import { saveBuyNow } from "~/shop/buy-now";
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
import { answerShipping } from "~/testing/shipping";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");
/** RWF 36,000 */
const LINE = cartLineOf(tee, VARIANT, 2);
const USED_UP = "This code is used up.";

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([LINE]));
  keepTypedForm();
  desk = orderDesk();
  desk.promotions.promotions.push({ code: "STRIVE10", percent: 10 });
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

const keepCode = (code = "STRIVE10") => window.localStorage.setItem(DISCOUNT_CODE_KEY, code);
const keptCode = () => window.localStorage.getItem(DISCOUNT_CODE_KEY);
const withAutomatic = () => {
  desk.promotions.promotions.push({ code: null, name: "Opening week", percent: 25 });
  server.use(
    http.get("*/api/shipping", () =>
      HttpResponse.json(answerShipping({ has_automatic_discounts: true })),
    ),
  );
};

const applied = () => screen.findByRole("button", { name: "Remove code STRIVE10" });
const methods = () => screen.findByRole("radio", { name: "Mobile money" });
const sent = () =>
  desk.received.orders.map(({ body }) => [body.discount_code, body.expected_total]);
const keys = () => new Set(desk.received.orders.map(({ key }) => key));

const PLAIN = ["SubtotalRWF 36,000", "ShippingRWF 2,000", "TotalRWF 38,000"];
const REDUCED = [
  "SubtotalRWF 36,000",
  "Code STRIVE10−RWF 3,600",
  "ShippingRWF 2,000",
  "TotalRWF 34,400",
];

describe("a checkout with discounts", () => {
  it("asks for no quote where there are none, and orders without a code", async () => {
    const { user } = openCheckout();
    await methods();
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(desk.received.quotes).toEqual([]);
    expect(sent()).toEqual([[undefined, 38_000]]);
  });

  it("orders with the code at the total that is shown, and forgets it", async () => {
    keepCode();
    const { user, container } = openCheckout();
    await applied();
    expect(summaryRows()).toEqual(REDUCED);
    // Beside Place Order as well.
    expect(screen.getAllByText("RWF 34,400")).toHaveLength(2);
    expect(desk.received.quotes).toEqual([
      {
        items: [{ product_id: tee.id, variant_id: LINE.id, quantity: 2 }],
        district: "Gasabo",
        discount_code: "STRIVE10",
      },
    ]);
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([["STRIVE10", 34_400]]);
    expect(keptCode()).toBe("");
  });

  it("takes a code that is typed here, and keeps what else was typed", async () => {
    const { user } = openCheckout();
    await user.type(await codeField(), "strive10{Enter}");
    await applied();
    await waitFor(() => expect(screen.getByRole("group", { name: "Promo code" })).toHaveFocus());
    expect(desk.received.orders).toEqual([]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([["strive10", 34_400]]);
    expect(desk.received.orders[0]?.body.delivery_address).toBe("KG 11 Ave");
  });

  it("counts a discount that needs no code", async () => {
    withAutomatic();
    const { user } = openCheckout();
    await screen.findByText("Opening week");
    expect(summaryRows()).toEqual([
      "SubtotalRWF 36,000",
      "Opening week−RWF 9,000",
      "ShippingRWF 2,000",
      "TotalRWF 29,000",
    ]);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, 29_000]]);
  });

  it("names what is taken off the delivery, and the delivery of the quote", async () => {
    desk.promotions.promotions.push({ code: "FREESHIP", deliveryRwf: 3500 });
    desk.now.shippingRwf = 3500;
    keepCode("FREESHIP");
    openCheckout();
    await screen.findByRole("button", { name: "Remove code FREESHIP" });
    expect(summaryRows()).toEqual([
      "SubtotalRWF 36,000",
      "Code FREESHIP−RWF 3,500",
      "ShippingRWF 3,500",
      "TotalRWF 36,000",
    ]);
  });

  it("buys one product at once with the code", async () => {
    keepCode();
    saveBuyNow({ ...LINE, quantity: 1 });
    const { user } = openCheckout("/checkout?from=product");
    await applied();
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([["STRIVE10", 18_200]]);
  });

  it("orders without a code that is refused, once that was said, and keeps it", async () => {
    desk.promotions.refuse("STRIVE10", "minimum", { minimum: 50_000 });
    keepCode();
    const { user } = openCheckout();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This code is for orders from RWF 50,000.",
    );
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, 38_000]]);
    expect(keptCode()).toBe("STRIVE10");
  });
});

describe("a code that could not be checked", () => {
  it("still counts: the order names it, and its total is shown before it is placed", async () => {
    server.use(http.post("*/api/orders/quote", () => failure(500, "Server error")));
    keepCode();
    const { user } = openCheckout();
    expect(await screen.findByText("We couldn't check this code now.")).toBeVisible();
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place Order");
    await screen.findByText("The price of your order has changed.");
    expect(summaryRows()).toEqual(REDUCED);
    await press(user, "Place order at RWF 34,400");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      ["STRIVE10", 38_000],
      ["STRIVE10", 34_400],
    ]);
  });

  it("is not sent to a server that knows no codes", async () => {
    server.use(http.post("*/api/orders/quote", () => failure(404, "Resource not found")));
    keepCode();
    const { user } = openCheckout();
    await screen.findByText("We couldn't check this code now.");
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, 38_000]]);
  });
});

describe("a code that is refused as the order is placed", () => {
  async function refused() {
    keepCode();
    const view = openCheckout();
    await applied();
    desk.promotions.refuse("STRIVE10", "used_up");
    await press(view.user, "Place Order");
    await screen.findByRole("button", { name: "Place order at RWF 38,000" });
    return view;
  }

  it("is named with its reason, and the order placed without it at the next press", async () => {
    const { user, container } = await refused();
    const form = within(screen.getByRole("form", { name: "Checkout" }));
    expect(form.getByRole("alert")).toHaveTextContent(
      `${USED_UP}Nothing was charged, and nothing is ordered yet.`,
    );
    expect(changes()).toEqual(["New totalRWF 38,000before: RWF 34,400"]);
    expect(summaryRows()).toEqual(PLAIN);
    expect(await codeField()).toHaveValue("STRIVE10");
    expect(await codeField()).toHaveAccessibleDescription(USED_UP);
    expect(screen.getByLabelText("Address")).toHaveValue("KG 11 Ave");
    expect(await complaintsOf(container)).toEqual([]);
    await press(user, "Place order at RWF 38,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      ["STRIVE10", 34_400],
      [undefined, 38_000],
    ]);
    expect(keys().size).toBe(1);
  });

  it("stays refused while the quote, which knows no buyer, would still take it", async () => {
    keepCode();
    const { user } = openCheckout();
    await applied();
    server.use(
      http.post(
        "*/api/orders",
        () =>
          failure(409, "No", {
            code: "discount_refused",
            data: {
              code: "STRIVE10",
              reason: "used_by_you",
              message: "No",
              date: null,
              minimum: null,
            },
          }),
        { once: true },
      ),
    );
    await press(user, "Place Order");
    await screen.findByRole("button", { name: "Place order at RWF 38,000" });
    expect(await codeField()).toHaveAccessibleDescription("You have used this code before.");
    expect(summaryRows()).toEqual(PLAIN);
    await press(user, "Place order at RWF 38,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([[undefined, 38_000]]);
  });

  it("leaves what needs no code", async () => {
    withAutomatic();
    keepCode();
    const { user } = openCheckout();
    await applied();
    await screen.findByText("Opening week");
    desk.promotions.refuse("STRIVE10", "used_up");
    await press(user, "Place Order");
    await press(user, "Place order at RWF 29,000");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      ["STRIVE10", 25_400],
      [undefined, 29_000],
    ]);
  });

  it("is forgotten with its complaint when it is taken back", async () => {
    const { user } = await refused();
    await user.clear(await codeField());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(keptCode()).toBe("");
  });

  it("gives way to another one", async () => {
    desk.promotions.promotions.push({ code: "KIVU20", percent: 20 });
    const { user } = await refused();
    await user.clear(await codeField());
    await user.type(await codeField(), "KIVU20{Enter}");
    await screen.findByRole("button", { name: "Remove code KIVU20" });
    await press(user, "Place Order");
    expect(await confirmed()).toBeVisible();
    expect(sent()[1]).toEqual(["KIVU20", 30_800]);
  });
});

describe("a price that changed", () => {
  it("is shown with what is taken off now, and placed at that", async () => {
    keepCode();
    const { user } = openCheckout();
    await applied();
    desk.promotions.promotions.splice(0, 1, { code: "STRIVE10", percent: 5 });
    await press(user, "Place Order");
    await screen.findByText("The price of your order has changed.");
    expect(changes()).toEqual([
      "Code STRIVE10−RWF 1,800before: −RWF 3,600",
      "New totalRWF 36,200before: RWF 34,400",
    ]);
    await press(user, "Place order at RWF 36,200");
    expect(await confirmed()).toBeVisible();
    expect(sent()).toEqual([
      ["STRIVE10", 34_400],
      ["STRIVE10", 36_200],
    ]);
    expect(keys().size).toBe(1);
  });

  it("names a discount that is gone", async () => {
    withAutomatic();
    const { user } = openCheckout();
    await screen.findByText("Opening week");
    desk.promotions.promotions.pop();
    await press(user, "Place Order");
    await screen.findByText("The price of your order has changed.");
    expect(changes()).toEqual([
      "Opening weekRWF 0before: −RWF 9,000",
      "New totalRWF 38,000before: RWF 29,000",
    ]);
    expect(summaryRows()).toEqual(PLAIN);
  });
});

it("an order sent with a code is not sent again without it by itself", async () => {
  keepCode();
  server.use(desk.losing());
  const { user, location } = openCheckout();
  await applied();
  await press(user, "Place Order");
  await screen.findByText(/it can't be placed twice/);
  await user.click(await applied());
  await press(user, "Place Order");
  await press(user, "Open that order");
  expect(await confirmed()).toBeVisible();
  expect(keys().size).toBe(1);
  expect(location()).toContain("order=order_482913");
});
