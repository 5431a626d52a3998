import {
  checkGiftCardBodySchema,
  creditEntrySchema,
  giftCardBalanceResponseSchema,
  type CreditEntry,
  type GiftCardBalance,
} from "@strive/backend/contracts/store-credit";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ownOrders } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, isFrom, signedIn } from "~/testing/signed-in";
import { answerOwnCredit, CARD, CARD_TEXT } from "~/testing/store-credit";
import { AccountScreen } from "./account-screen";

const entry = (number: number, changes: Partial<CreditEntry>): CreditEntry =>
  creditEntrySchema.parse({
    id: `entry_${number}`,
    _id: `entry_${number}`,
    kind: "given",
    amount: 10_000,
    order_id: null,
    order_number: null,
    reason: null,
    by: "staff",
    createdAt: "2025-06-30T08:00:00.000Z",
    ...changes,
  });
const OF_ORDER = { order_id: "order_1", order_number: "STR-482913" };
const ENTRIES = [
  entry(4, { kind: "refund", amount: 5000, ...OF_ORDER, reason: "The order was cancelled" }),
  entry(3, { kind: "order", amount: -5000, ...OF_ORDER }),
  entry(2, { amount: -2000, reason: "Given twice" }),
  entry(1, { reason: "For the late delivery" }),
];

const ownCredit = (balance: number, entries: CreditEntry[] = []) =>
  http.get("*/api/store-credit", ({ request }) =>
    isFrom(request, customer)
      ? HttpResponse.json(answerOwnCredit(balance, entries))
      : failure(401, "Please log in"),
  );

function open(...first: RequestHandler[]) {
  server.use(...first, ...signedIn(customer), ownOrders([]));
  return renderRoute({ at: "/account", routes: [{ path: "/account", Component: AccountScreen }] });
}

const section = () => screen.findByRole("region", { name: "Store credit" });

describe("store credit in the account", () => {
  it("shows how much there is, and what happened to it", async () => {
    const { container } = open(ownCredit(8000, ENTRIES));
    const part = within(await section());
    expect(part.getByText("Loading your store credit...")).toBeInTheDocument();
    expect(await part.findByText("RWF 8,000")).toBeVisible();
    const list = within(part.getByRole("list", { name: "History" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Back from order STR-482913+RWF 5,000Jun 30, 2025. The order was cancelled",
      "Paid for order STR-482913−RWF 5,000Jun 30, 2025",
      "Taken back by the shop−RWF 2,000Jun 30, 2025. Given twice",
      "From the shop+RWF 10,000Jun 30, 2025. For the late delivery",
    ]);
    const [link] = list.getAllByRole("link", { name: "STR-482913" });
    expect(link).toHaveAttribute("href", "/account?order=order_1");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says quietly that there is none", async () => {
    open(ownCredit(0));
    expect(await within(await section()).findByText("You have no store credit.")).toBeVisible();
    expect(within(await section()).queryByRole("list")).not.toBeInTheDocument();
  });

  it("is asked for again after a failure, which leaves the rest of the account", async () => {
    let isBroken = true;
    const { user } = open(
      http.get("*/api/store-credit", () =>
        isBroken ? failure(500, "Server error - please try again") : undefined,
      ),
      ownCredit(8000),
    );
    const part = within(await section());
    expect(await part.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(screen.getByRole("region", { name: "Profile" })).toBeVisible();
    isBroken = false;
    await user.click(part.getByRole("button", { name: "Retry" }));
    expect(await part.findByText("RWF 8,000")).toBeVisible();
  });
});

const answering = (card: GiftCardBalance) =>
  http.post("*/api/gift-cards/check", async ({ request }) => {
    const { gift_card } = checkGiftCardBodySchema.parse(await request.json());
    if (gift_card !== CARD) return failure(404, "The server's words");
    return HttpResponse.json(giftCardBalanceResponseSchema.parse({ success: true, data: card }));
  });
const FULL: GiftCardBalance = { ends_with: "7K2M", balance: 15_000, refusal: null };

describe("the check of a gift card", () => {
  async function check(code: string, ...first: RequestHandler[]) {
    const view = open(...first);
    const part = within(await section());
    await view.user.type(part.getByRole("textbox", { name: "Gift card code" }), code);
    await view.user.click(part.getByRole("button", { name: "Check" }));
    return view;
  }

  it("says what is left", async () => {
    const { container } = await check(CARD_TEXT, answering(FULL));
    expect(await screen.findByText("RWF 15,000 is left on the card ending 7K2M.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says why one pays nothing", async () => {
    const message = "Nothing is left on this gift card.";
    const refusal = { reason: "used_up" as const, message };
    await check(CARD_TEXT, answering({ ...FULL, balance: 0, refusal }));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  });

  it("says that there is none, and forgets that with the next try", async () => {
    const { user } = await check("0000 0000 0000 0000", answering(FULL));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We don't know this gift card. Check the code.",
    );
    const field = screen.getByRole("textbox", { name: "Gift card code" });
    await user.clear(field);
    await user.type(field, `${CARD_TEXT}{Enter}`);
    expect(await screen.findByText(/RWF 15,000 is left/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("forgets what was left on one with the next try, also one that is not sent", async () => {
    const { user } = await check(CARD_TEXT, answering(FULL));
    await screen.findByText(/RWF 15,000 is left/);
    const field = screen.getByRole("textbox", { name: "Gift card code" });
    await user.clear(field);
    await user.type(field, "7K2M{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    expect(screen.queryByText(/RWF 15,000 is left/)).not.toBeInTheDocument();
  });

  it("asks for 16 characters before it asks the server", async () => {
    await check("7K2M", answering(FULL));
    const field = screen.getByRole("textbox", { name: "Gift card code" });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription("A gift card code has 16 letters and digits");
    expect(field).toHaveFocus();
  });

  it.each([
    [
      "too many tries",
      () => failure(429, "Too many requests - please wait a moment"),
      "Too many requests",
    ],
    ["a cut line", () => HttpResponse.error(), "please try again later"],
  ])("says so after %s", async (_name, answer, text) => {
    await check(CARD_TEXT, http.post("*/api/gift-cards/check", answer));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
