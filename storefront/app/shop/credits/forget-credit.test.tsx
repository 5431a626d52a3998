import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import {
  ATTEMPT_KEYS,
  CREDIT_OF_KEY,
  GIFT_CARD_KEY,
  GIFT_CARD_OF_KEY,
  COMPANY_KEY,
  FORM_KEY,
  GIFT_KEY,
  PIN_KEY,
} from "~/shop/session-values";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD } from "~/testing/store-credit";

const KEPT = {
  [GIFT_CARD_KEY]: CARD,
  [GIFT_CARD_OF_KEY]: customer._id,
  [CREDIT_OF_KEY]: customer._id,
  [GIFT_KEY]: { gift_to: "other", gift_email: "keza@example.rw" },
  [FORM_KEY]: { version: 2, values: { firstname: "Aline", delivery_address: "KG 11 Ave" } },
  [COMPANY_KEY]: { buyer_tin: "120987654", purchase_code: "" },
  [PIN_KEY]: { latitude: -1.94412, longitude: 30.06188, accuracy: 12 },
};
/** It may be an order already, so it stays; without what is personal. */
const attemptOf = (unanswered: object) => ({ version: 1, key: "k", content: "[]", unanswered });
const kept = () => Object.keys(KEPT).map((key) => window.sessionStorage.getItem(key));

afterEach(() => window.sessionStorage.clear());

it("a log-out leaves no card and no choice in the tab, on a page without the cart too", async () => {
  for (const [key, value] of Object.entries(KEPT)) {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  }
  window.sessionStorage.setItem(
    ATTEMPT_KEYS.cart,
    JSON.stringify(
      attemptOf({ city: "Kigali", gift_card: CARD, gift: { email: "keza@example.rw" }, pin: {} }),
    ),
  );
  server.use(...signedIn(customer));
  const routes = [{ path: "/about", Component: () => <h1>About</h1> }];
  const { user } = renderRoute({ at: "/about", routes });
  const button = await screen.findByRole("button", { name: "Logout" });
  expect(kept()).not.toContain(null);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
  expect(kept()).toEqual(Object.keys(KEPT).map(() => null));
  expect(JSON.parse(window.sessionStorage.getItem(ATTEMPT_KEYS.cart) ?? "")).toEqual(
    attemptOf({ city: "Kigali" }),
  );
});
