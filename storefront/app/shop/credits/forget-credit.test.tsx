import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CREDIT_OF_KEY, GIFT_CARD_KEY, GIFT_CARD_OF_KEY } from "~/shop/session-values";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD } from "~/testing/store-credit";

const KEPT = {
  [GIFT_CARD_KEY]: CARD,
  [GIFT_CARD_OF_KEY]: customer._id,
  [CREDIT_OF_KEY]: customer._id,
};
const kept = () => Object.keys(KEPT).map((key) => window.sessionStorage.getItem(key));

afterEach(() => window.sessionStorage.clear());

it("a log-out leaves no card and no choice in the tab, on a page without the cart too", async () => {
  for (const [key, value] of Object.entries(KEPT)) {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  }
  server.use(...signedIn(customer));
  const routes = [{ path: "/about", Component: () => <h1>About</h1> }];
  const { user } = renderRoute({ at: "/about", routes });
  const button = await screen.findByRole("button", { name: "Logout" });
  expect(kept()).not.toContain(null);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
  expect(kept()).toEqual([null, null, null]);
});
