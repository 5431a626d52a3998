import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { GIFT_CARD_KEY } from "~/shop/session-values";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { orderDesk } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { answerShipping } from "~/testing/shipping";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD } from "~/testing/store-credit";
import { CartScreen } from "./cart-screen";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
const [AMOUNT] = giftCard.variants;
if (!VARIANT || !AMOUNT) throw new Error("Both have variants");
/** RWF 36,000 */
const TEES = cartLineOf(tee, VARIANT, 2);
/** RWF 20,000 */
const CARDS = cartLineOf(giftCard, AMOUNT, 2);

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  desk = orderDesk();
  desk.credit.ownRwf = 50_000;
  desk.credit.cards.set(CARD, 100_000);
  server.use(
    ...desk.handlers,
    http.get("*/api/shipping", () => HttpResponse.json(answerShipping({ free_above: 46_000 }))),
  );
});
afterEach(() => window.sessionStorage.clear());

function open(...lines: CartLine[]) {
  window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
  return renderRoute({ at: "/Cart", routes: [{ path: "/Cart", Component: CartScreen }] });
}
const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const NOT_FOR_CARDS = "Gift cards can't be paid with credit.";

describe("a cart with gift cards", () => {
  it("counts goods alone towards free delivery", async () => {
    const { container } = open(TEES, CARDS);
    expect(await screen.findByRole("progressbar", { name: "Towards free delivery" })).toBeVisible();
    expect(summary().getByText("RWF 10,000 more")).toBeVisible();
    expect(summary().getByText("RWF 56,000")).toBeVisible();
    expect(summary().getByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    expect(screen.getByText("Gift card · RWF 10,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has nothing to deliver where there is nothing else", async () => {
    open(CARDS);
    expect(await summary().findByText("Gift cards are sent by email.")).toBeVisible();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });

  it("knows them by the product where the line does not say so", async () => {
    const { isGiftCard: _, ...line } = CARDS;
    open(line);
    expect(await summary().findByText("Gift cards are sent by email.")).toBeVisible();
  });

  it("leaves them to be paid where a gift card pays", async () => {
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
    open(TEES, CARDS);
    expect(await summary().findByText("−RWF 36,000")).toBeVisible();
    expect(summary().getByText(NOT_FOR_CARDS)).toBeVisible();
    expect(summary().getByText("RWF 20,000")).toBeVisible();
  });

  it("says that store credit pays none of them, and still that there is some", async () => {
    server.use(...signedIn(customer));
    const { user } = open(CARDS);
    const toggle = () => summary().findByRole("switch", { name: "Use store credit" });
    expect(summary().queryByText(NOT_FOR_CARDS)).not.toBeInTheDocument();
    await user.click(await toggle());
    expect(await summary().findByText(NOT_FOR_CARDS)).toBeVisible();
    await screen.findByText("You have RWF 50,000");
    expect(await toggle()).toBeChecked();
    expect(summary().queryByText("To pay")).not.toBeInTheDocument();
  });
});
