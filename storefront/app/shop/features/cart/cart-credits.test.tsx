import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import { CREDIT_OF_KEY, GIFT_CARD_KEY } from "~/shop/session-values";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderDesk } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CARD, CARD_TEXT } from "~/testing/store-credit";
import { CartScreen } from "./cart-screen";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");
/** RWF 36,000 */
const LINE: CartLine = cartLineOf(tee, VARIANT, 2);

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([LINE]));
  desk = orderDesk();
  desk.promotions.promotions.push({ code: "STRIVE10", percent: 10 });
  desk.credit.ownRwf = 5000;
  desk.credit.cards.set(CARD, 20_000);
  server.use(...desk.handlers);
});
afterEach(() => window.sessionStorage.clear());

function open(isSignedIn = false) {
  if (isSignedIn) server.use(...signedIn(customer));
  return renderRoute({ at: "/Cart", routes: [{ path: "/Cart", Component: CartScreen }] });
}
type User = ReturnType<typeof open>["user"];

const toggle = () => screen.findByRole("switch", { name: "Use store credit" });
const field = () => screen.findByRole("textbox", { name: "Promo code or gift card" });
const cardChip = () => screen.findByRole("group", { name: "Gift card" });
const cardRemover = () => screen.findByRole("button", { name: "Remove gift card …7K2M" });
const codeRemover = () => screen.findByRole("button", { name: "Remove code STRIVE10" });
/** The rows above the total, and those below it. */
const rows = () =>
  within(screen.getByRole("region", { name: "Summary" }))
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
const keptChoice = () => window.sessionStorage.getItem(CREDIT_OF_KEY);
const keptCard = () => window.sessionStorage.getItem(GIFT_CARD_KEY);
const asked = () =>
  desk.received.quotes.map(({ discount_code, gift_card, use_credit }) => ({
    ...(discount_code !== undefined && { discount_code }),
    ...(gift_card !== undefined && { gift_card }),
    ...(use_credit !== undefined && { use_credit }),
  }));

async function enter(user: User, code: string) {
  const input = await field();
  await user.clear(input);
  await user.type(input, code);
  await user.click(screen.getByRole("button", { name: "Apply" }));
}

const PLAIN = ["Items2", "TotalRWF 36,000"];
const WITH_CARD = [...PLAIN, "Gift card …7K2M−RWF 20,000", "To payRWF 16,000"];

describe("store credit in the cart", () => {
  it("is used and not used, as the shopper says", async () => {
    const { user, container } = open(true);
    const button = await toggle();
    expect(button).not.toBeChecked();
    expect(button).toHaveAccessibleDescription("You have RWF 5,000");
    expect(rows()).toEqual(PLAIN);
    await user.click(button);
    expect(button).toBeChecked();
    expect(rows()).toEqual([...PLAIN, "Store credit−RWF 5,000", "To payRWF 31,000"]);
    expect(await complaintsOf(container)).toEqual([]);
    await waitFor(() => expect(asked()).toEqual([{ use_credit: true }]));
    await user.click(screen.getByText("Use store credit"));
    expect(button).not.toBeChecked();
    expect(rows()).toEqual(PLAIN);
  });

  it("shows what the quote found of it", async () => {
    const { user } = open(true);
    const button = await toggle();
    desk.credit.ownRwf = 3000;
    await user.click(button);
    expect(await screen.findByText("You have RWF 3,000")).toBeVisible();
    expect(rows()).toContain("Store credit−RWF 3,000");
  });

  it("stays chosen in the tab until the log-out", async () => {
    const { user } = open(true);
    await user.click(await toggle());
    expect(keptChoice()).toBe(JSON.stringify(customer._id));
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(keptChoice()).toBeNull();
  });

  it("is as it was chosen before a reload", async () => {
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
    open(true);
    expect(await toggle()).toBeChecked();
    expect(rows()).toContain("To payRWF 31,000");
  });

  it("says that it pays the shipping as well", async () => {
    desk.credit.ownRwf = 50_000;
    const { user } = open(true);
    await user.click(await toggle());
    expect(rows()).toEqual([...PLAIN, "Store credit−RWF 36,000", "To payRWF 0"]);
    expect(screen.getByText(/added at checkout. Your credit pays it too./)).toBeVisible();
  });

  it.each([
    ["a guest", false, 5000],
    ["a shopper who has none", true, 0],
  ])("is not offered to %s", async (_name, isSignedIn, ownRwf) => {
    desk.credit.ownRwf = ownRwf;
    open(isSignedIn);
    if (isSignedIn) await screen.findByRole("button", { name: "Logout" });
    expect(await screen.findByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });

  it("is not offered while nobody knows how much there is", async () => {
    let isAsked = false;
    server.use(
      http.get("*/api/store-credit", () => {
        isAsked = true;
        return failure(500, "Server error - please try again");
      }),
    );
    open(true);
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });
});

describe("a gift card in the cart", () => {
  it("is taken by the field of codes, and kept in the tab alone", async () => {
    const { user, container } = open();
    await enter(user, CARD_TEXT);
    const chip = await cardChip();
    expect(chip).toHaveTextContent("Gift card …7K2MRWF 20,000 on itRemove");
    await waitFor(() => expect(chip).toHaveFocus());
    expect(rows()).toEqual(WITH_CARD);
    expect(keptCard()).toBe(JSON.stringify(CARD));
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/7K2M/i);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is removed, and the focus goes to the field", async () => {
    const { user } = open();
    await enter(user, CARD_TEXT);
    await user.click(await cardRemover());
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue("");
    expect(rows()).toEqual(PLAIN);
    expect(keptCard()).toBeNull();
  });

  it("survives a reload, and goes with the log-out", async () => {
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
    const { user } = open(true);
    await cardRemover();
    await waitFor(() => expect(rows()).toEqual(WITH_CARD));
    expect(document.body).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(keptCard()).toBeNull();
  });

  it("is nothing where the storage holds nonsense", async () => {
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify("STRIVE10"));
    open();
    expect(await field()).toHaveValue("");
    expect(rows()).toEqual(PLAIN);
  });

  it("stands beside a code and store credit, in the order in which they are taken", async () => {
    const { user } = open(true);
    await enter(user, "STRIVE10");
    await codeRemover();
    await user.click(screen.getByRole("button", { name: "Add a gift card" }));
    expect(await field()).toHaveFocus();
    await enter(user, CARD_TEXT);
    await waitFor(async () => expect(await cardChip()).toHaveFocus());
    await user.click(await toggle());
    expect(rows()).toEqual([
      "Items2",
      "Code STRIVE10−RWF 3,600",
      "TotalRWF 32,400",
      "Gift card …7K2M−RWF 20,000",
      "Store credit−RWF 5,000",
      "To payRWF 7,400",
    ]);
    expect(screen.queryByRole("textbox", { name: /gift card/ })).not.toBeInTheDocument();
    await user.click(await codeRemover());
    expect(await field()).toHaveFocus();
    expect(await cardRemover()).toBeVisible();
    await waitFor(() => expect(rows()).toContain("To payRWF 11,000"));
  });

  it("lets a promo code follow", async () => {
    const { user } = open();
    await enter(user, CARD_TEXT);
    await cardRemover();
    await user.click(screen.getByRole("button", { name: "Add a promo code" }));
    await enter(user, "STRIVE10");
    await codeRemover();
    await waitFor(() => expect(rows()).toContain("To payRWF 12,400"));
  });

  it.each(["used_up", "switched_off"] as const)("that is %s says so", async (reason) => {
    if (reason === "used_up") desk.credit.cards.set(CARD, 0);
    else desk.credit.switchedOff.add(CARD);
    const { user, container } = open();
    await enter(user, CARD_TEXT);
    const text = `The server's words for a card that is ${reason}`;
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(await field()).toHaveValue(CARD_TEXT);
    expect(await field()).toHaveAccessibleDescription(text);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(rows()).toEqual(PLAIN);
    expect(keptCard()).toBeNull();
    expect(await complaintsOf(container)).toEqual([]);
    await user.clear(await field());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await field()).toHaveFocus();
  });

  it("that ended meanwhile pays nothing, and says so", async () => {
    desk.credit.cards.set(CARD, 0);
    window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("a card that is used_up");
    expect(rows()).toEqual(PLAIN);
    expect(await cardRemover()).toBeVisible();
  });
});

/** 16 characters that a gift card could have. */
const LONG = "KGABRTREDWEEKEND";

describe("a text that looks like a gift card and is none", () => {
  it("is taken as a promo code", async () => {
    desk.promotions.promotions.push({ code: LONG, percent: 20 });
    const { user } = open();
    await enter(user, LONG);
    expect(await screen.findByRole("button", { name: `Remove code ${LONG}` })).toBeVisible();
    expect(rows()).toEqual(["Items2", `Code ${LONG}−RWF 7,200`, "TotalRWF 28,800"]);
    expect(asked().slice(0, 2)).toEqual([{ gift_card: LONG }, { discount_code: LONG }]);
    expect(keptCard()).toBeNull();
  });

  it("says why a promo code takes nothing off", async () => {
    desk.promotions.promotions.push({ code: LONG, percent: 20 });
    desk.promotions.refuse(LONG, "used_up");
    const { user } = open();
    await enter(user, LONG);
    expect(await screen.findByRole("alert")).toHaveTextContent("This code is used up.");
  });

  it("is refused once, and kept nowhere", async () => {
    const { user } = open();
    await enter(user, LONG);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We don't know this code. Check the spelling.",
    );
    expect(window.localStorage.getItem(DISCOUNT_CODE_KEY) ?? "").toBe("");
    expect(keptCard()).toBeNull();
    await enter(user, CARD_TEXT);
    expect(await cardRemover()).toBeVisible();
  });

  it("takes no applied code away", async () => {
    const { user } = open();
    await enter(user, "STRIVE10");
    await codeRemover();
    await user.click(screen.getByRole("button", { name: "Add a gift card" }));
    for (const text of [LONG, "STRIV10"]) {
      await enter(user, text);
      await waitFor(async () => expect(await field()).toBeInvalid());
      expect(await codeRemover()).toBeVisible();
      expect(rows()).toContain("Code STRIVE10−RWF 3,600");
    }
  });

  it.each([
    ["a broken server", () => failure(500, "Server error - please try again")],
    ["a cut line", () => HttpResponse.error()],
  ])("is asked about again after %s", async (_name, answer) => {
    let isBroken = true;
    server.use(http.post("*/api/orders/quote", () => (isBroken ? answer() : undefined)));
    const { user } = open();
    await enter(user, CARD_TEXT);
    expect(await screen.findByText("We couldn't check this code now.")).toBeVisible();
    expect(await field()).toHaveValue(CARD_TEXT);
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await cardRemover()).toBeVisible();
  });

  it("is not asked about for a while after many", async () => {
    server.use(
      http.post("*/api/orders/quote", () =>
        failure(429, "Too many requests - please wait a moment"),
      ),
    );
    const { user } = open();
    await enter(user, CARD_TEXT);
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests");
  });
});
