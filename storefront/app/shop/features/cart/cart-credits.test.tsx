import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { CURRENCY_KEY } from "~/lib/currency-atoms";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import { TOKEN_KEY } from "~/lib/token";
import { CREDIT_OF_KEY, GIFT_CARD_KEY, GIFT_CARD_OF_KEY } from "~/shop/session-values";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderDesk } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, customer, signedIn } from "~/testing/signed-in";
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

function open(isSignedIn = false, user = customer) {
  if (isSignedIn) server.use(...signedIn(user));
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
const keptOwner = () => window.sessionStorage.getItem(GIFT_CARD_OF_KEY);
/** @param ownerId undefined: a guest's */
function keepCard(ownerId?: string) {
  window.sessionStorage.setItem(GIFT_CARD_KEY, JSON.stringify(CARD));
  if (ownerId !== undefined) {
    window.sessionStorage.setItem(GIFT_CARD_OF_KEY, JSON.stringify(ownerId));
  }
}
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
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(keptChoice()).toBeNull();
  });

  it("is as it was chosen before a reload", async () => {
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
    open(true);
    expect(await toggle()).toBeChecked();
    await waitFor(() => expect(rows()).toContain("To payRWF 31,000"));
  });

  it.each([
    ["fails", () => failure(500, "Server error - please try again")],
    ["does not come", () => new Promise<never>(() => undefined)],
  ])("is as the quote finds it while its own answer %s", async (_name, answer) => {
    server.use(http.get("*/api/store-credit", answer));
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
    const { container } = open(true);
    const button = await toggle();
    await waitFor(() => expect(rows()).toContain("To payRWF 31,000"));
    expect(button).toBeChecked();
    expect(button).toHaveAccessibleDescription("You have RWF 5,000");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("stays chosen while nobody knows how much there is", async () => {
    const down = () => failure(500, "Server error - please try again");
    server.use(http.get("*/api/store-credit", down), http.post("*/api/orders/quote", down));
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
    const { container } = open(true);
    await screen.findByRole("button", { name: "Logout" });
    const button = await toggle();
    expect(button).toBeChecked();
    expect(button).not.toHaveAccessibleDescription();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says so when none is left of what was chosen", async () => {
    desk.credit.ownRwf = 0;
    window.sessionStorage.setItem(CREDIT_OF_KEY, JSON.stringify(customer._id));
    const { container } = open(true);
    expect(await screen.findByText("You have no store credit left.")).toBeVisible();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    expect(rows()).toEqual(PLAIN);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says that it pays the shipping as well", async () => {
    desk.credit.ownRwf = 50_000;
    const { user } = open(true);
    await user.click(await toggle());
    expect(rows()).toEqual([...PLAIN, "Store credit−RWF 36,000", "To payRWF 0"]);
    expect(
      screen.getByText(/added at checkout. Your gift card or store credit pays it too.$/),
    ).toBeVisible();
  });

  /** What is on it, the sentence in RWF, what is charged, the sentence in USD. */
  it.each([
    [
      30_000,
      "Shipping of RWF 2,000 is added at checkout.",
      "You pay RWF 6,000, plus RWF 2,000 for shipping.",
      "Shipping of $1.40 is added at checkout.",
    ],
    [
      37_000,
      "Shipping of RWF 2,000 is added at checkout. Your gift card or store credit pays all but RWF 1,000 of it.",
      "You pay RWF 0, plus RWF 1,000 for shipping.",
      "Shipping of $1.40 is added at checkout. Your gift card or store credit pays all but $0.70 of it.",
    ],
    [
      38_000,
      "Shipping of RWF 2,000 is added at checkout. Your gift card or store credit pays it too.",
      "You pay RWF 0.",
      "Shipping of $1.40 is added at checkout. Your gift card or store credit pays it too.",
    ],
  ])("of RWF %i says what of the shipping is left", async (onIt, inRwf, charged, inUsd) => {
    desk.credit.cards.set(CARD, onIt);
    keepCard();
    const { unmount } = open();
    expect(await screen.findByText(inRwf)).toBeVisible();
    unmount();
    window.localStorage.setItem(CURRENCY_KEY, "USD");
    open();
    expect(await screen.findByText(charged)).toBeVisible();
    expect(screen.getByText(inUsd)).toBeVisible();
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
    keepCard(customer._id);
    const { user } = open(true);
    await cardRemover();
    await waitFor(() => expect(rows()).toEqual(WITH_CARD));
    expect(document.body).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect([keptCard(), keptOwner()]).toEqual([null, null]);
  });

  it.each([customer, admin])("is $firstname's who typed it", async (person) => {
    const { user } = open(true, person);
    await enter(user, CARD_TEXT);
    await cardRemover();
    await waitFor(() => expect(keptOwner()).toBe(JSON.stringify(person._id)));
  });

  it("of a guest becomes that of whoever logs in", async () => {
    keepCard();
    open(true);
    expect(await cardRemover()).toBeVisible();
    await waitFor(() => expect(keptOwner()).toBe(JSON.stringify(customer._id)));
  });

  it.each([
    ["a guest", undefined],
    ["another user", customer],
    ["an admin", admin],
  ])("of a user is not shown to %s, and removed", async (_name, person) => {
    keepCard("acc_other");
    open(person !== undefined, person);
    await waitFor(() => expect([keptCard(), keptOwner()]).toEqual([null, null]));
    expect(rows()).toEqual(PLAIN);
    expect(screen.queryByRole("group", { name: "Gift card" })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it("of a user is shown to nobody before it is known who is here", async () => {
    let refuse = () => undefined as void;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    keepCard(customer._id);
    window.localStorage.setItem(TOKEN_KEY, "dead");
    server.use(
      http.get("*/api/auth/me", async () => {
        await isRefused;
        return failure(401, "Please log in");
      }),
    );
    open();
    expect(await field()).toHaveValue("");
    expect(screen.queryByRole("group", { name: "Gift card" })).not.toBeInTheDocument();
    expect(keptCard()).not.toBeNull();
    refuse();
    await waitFor(() => expect(keptCard()).toBeNull());
    expect(screen.queryByRole("group", { name: "Gift card" })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
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

  it.each([
    ["used_up", "Nothing is left on this gift card."],
    ["switched_off", "This gift card is not accepted any more. Please contact us."],
  ] as const)("that is %s says so", async (reason, text) => {
    if (reason === "used_up") desk.credit.cards.set(CARD, 0);
    else desk.credit.switchedOff.add(CARD);
    const { user, container } = open();
    await enter(user, CARD_TEXT);
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
    keepCard();
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Nothing is left on this gift card.",
    );
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

const nowhere = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage });

describe("a gift card's code that is mistyped", () => {
  it.each([
    ["U for V", "9QXD-4T6U-0HBN-7K2M"],
    ["a character missing", "9QXD-4T6V-0HBN-7K2"],
    ["a full stop behind it", "9QXD-4T6V-0HBN-7K2M."],
    ["en dashes", "9QXD–4T6V–0HBN–7K2M"],
  ])("with %s is kept nowhere, and stays in the field", async (_name, text) => {
    const { user, unmount } = open();
    await enter(user, text);
    expect(await screen.findByRole("alert")).toHaveTextContent("We don't know this code");
    expect(await field()).toHaveValue(text);
    expect(nowhere()).not.toMatch(/9QXD/);
    unmount();
    open();
    expect(await field()).toHaveValue("");
  });

  it.each([
    ["can't be asked about", () => failure(500, "Server error - please try again")],
    ["is asked about too often", () => failure(429, "Too many requests - please wait a moment")],
  ])("is kept nowhere where it %s", async (_name, answer) => {
    server.use(http.post("*/api/orders/quote", answer));
    const { user } = open();
    await enter(user, "9QXD-4T6U-0HBN-7K2M");
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription());
    expect(await field()).toHaveValue("9QXD-4T6U-0HBN-7K2M");
    expect(nowhere()).not.toMatch(/9QXD/);
  });
});

describe("an answer that comes too late", () => {
  /** The first quote is answered once `answer` is called; what follows it, at once. */
  function holdFirst() {
    let answer = () => undefined as void;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post("*/api/orders/quote", () => gate.then(() => undefined), { once: true }));
    return async () => {
      answer();
      await waitFor(() => expect(asked()).not.toEqual([]));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    };
  }

  it.each([CARD_TEXT, "STRIVE10"])("keeps no %s once the field was emptied", async (text) => {
    const answer = holdFirst();
    const { user } = open();
    await enter(user, text);
    await user.clear(await field());
    await answer();
    expect(await field()).toHaveValue("");
    expect(keptCard()).toBeNull();
    expect(window.localStorage.getItem(DISCOUNT_CODE_KEY) ?? "").toBe("");
  });

  it("takes the place of nothing that is being typed", async () => {
    const answer = holdFirst();
    const { user } = open();
    await enter(user, CARD_TEXT);
    await user.type(await field(), "9");
    await answer();
    expect(await field()).toHaveValue(`${CARD_TEXT}9`);
    expect(keptCard()).toBeNull();
    await enter(user, "STRIVE10");
    expect(await codeRemover()).toBeVisible();
  });

  it("says nothing of a text that another one followed", async () => {
    const answer = holdFirst();
    const { user } = open();
    await enter(user, "STRIV10");
    await enter(user, "STRIVE10");
    await codeRemover();
    await answer();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await codeRemover()).toBeVisible();
  });

  it("keeps no card after the log-out", async () => {
    const answer = holdFirst();
    const { user } = open(true);
    await screen.findByRole("button", { name: "Logout" });
    await enter(user, CARD_TEXT);
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await answer();
    expect(keptCard()).toBeNull();
  });

  it("keeps no card after a log-out in another tab, and says nothing", async () => {
    const answer = holdFirst();
    const { user } = open(true);
    await screen.findByRole("button", { name: "Logout" });
    await enter(user, CARD_TEXT);
    window.localStorage.removeItem(TOKEN_KEY);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY })));
    await answer();
    expect(keptCard()).toBeNull();
    expect(await field()).toHaveValue("");
  });
});
