import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import { screen, waitFor, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { accountCredit, CARD_CODE, creditEntry, giftCard } from "~/testing/admin-credit";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { fill } from "~/testing/open-discounts";
import { openCredit } from "~/testing/open-credit";

const open = (credit: StaffCreditDetail, ...first: RequestHandler[]) =>
  openCredit({ at: `/${credit.id}`, credits: [credit], first });
const press = (name: string) => screen.getByRole("button", { name });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const part = (name: string) => screen.findByRole("region", { name });
const CODE_PATH = "*/api/admin/gift-cards/:id/code";
const SWITCH_PATH = "*/api/admin/gift-cards/:id/switched-off";

const USED = giftCard({
  recipient: "Diane",
  message: "Happy birthday!",
  balance: 12_000,
  total_in: 30_000,
  entries: [
    creditEntry({ id: "4", kind: "refund", amount: 5000, reason: "Too small" }),
    creditEntry({
      id: "3",
      kind: "order",
      amount: -18_000,
      order_id: "order_482913",
      order_number: "STR-482913",
      reason: null,
      by: "customer",
    }),
    creditEntry({ id: "1" }),
  ],
});

describe("a gift card", () => {
  it("says what is left on it, and what happened to it", async () => {
    const { container, desk } = open(USED);
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { level: 1, name: "Gift card …7K2M" })).toBeVisible();
    const facts = within(await part("Facts"));
    expect(facts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "RWF 12,000",
      "RWF 30,000",
      "Diane",
      "Nov 01, 2026, 10:00",
    ]);
    const entries = within(await part("History")).getAllByRole("listitem");
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      "Came back+RWF 5,000Too smallNov 01, 2026, 10:00 · eric@example.rw",
      "Paid STR-482913−RWF 18,000Nov 01, 2026, 10:00 · Customer",
      "Added+RWF 25,000Sold in the shopNov 01, 2026, 10:00 · eric@example.rw",
    ]);
    expect(screen.getByRole("link", { name: "View order STR-482913" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_482913",
    );
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Gift cards" })).toHaveAttribute(
      "href",
      "/admin/gift-cards",
    );
    expect(desk.looks).toEqual([]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says with which order it was sold, and that this came to nothing", async () => {
    const sold = {
      kind: "sold" as const,
      order_id: "order_482913",
      order_number: "STR-482913",
      reason: null,
      by: "system",
    };
    open(
      giftCard({
        balance: 0,
        is_switched_off: true,
        entries: [
          creditEntry({ id: "4", ...sold, order_id: null, order_number: null, amount: -1 }),
          creditEntry({ id: "3", ...sold, order_id: null, order_number: null, amount: 1 }),
          creditEntry({ id: "2", ...sold, amount: -25_000, by: "eric@example.rw" }),
          creditEntry({ id: "1", ...sold }),
        ],
      }),
    );
    const history = within(await part("History"));
    expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Taken back−RWF 1Nov 01, 2026, 10:00 · System",
      "Sold+RWF 1Nov 01, 2026, 10:00 · System",
      "Taken back: STR-482913 came to nothing−RWF 25,000Nov 01, 2026, 10:00 · eric@example.rw",
      "Sold with STR-482913+RWF 25,000Nov 01, 2026, 10:00 · System",
    ]);
    const links = history.getAllByRole("link", { name: "View order STR-482913" });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute("href", "/admin/orders?view=order_482913");
  });

  it("shows its code to whoever asks, and says that it is logged", async () => {
    const { user, desk } = open(giftCard());
    const panel = within(await part("Code"));
    expect(panel.getByText(/We log who looks at it\.$/)).toBeVisible();
    expect(panel.queryByText(/email/)).not.toBeInTheDocument();
    await user.click(panel.getByRole("button", { name: "Show code" }));
    expect(await panel.findByText(CARD_CODE)).toBeVisible();
    expect(desk.looks).toEqual(["card_1"]);
  });

  it("says that its code can't be shown any more", async () => {
    const why = "This code can't be shown any more: the shop has a new secret since.";
    const { user } = open(
      giftCard(),
      http.get(CODE_PATH, () => failure(409, why)),
    );
    await user.click(within(await part("Code")).getByRole("button", { name: "Show code" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(why);
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
    await user.click(press("Print card"));
    expect(await screen.findByRole("button", { name: "Print" })).toBeDisabled();
    expect(screen.getByRole("alert")).toHaveTextContent(why);
  });

  it("can be asked for its code again", async () => {
    const { user } = open(
      giftCard(),
      http.get(CODE_PATH, () => failure(500, "It broke"), { once: true }),
    );
    await user.click(within(await part("Code")).getByRole("button", { name: "Show code" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(press("Retry"));
    expect(await screen.findByText(CARD_CODE)).toBeVisible();
  });

  it("opened as it is printed asks for its code, and says what stands on it", async () => {
    const { desk, container } = openCredit({ at: "/card_1?print=card", credits: [USED] });
    const sheet = within(await screen.findByRole("article", { name: "Gift card …7K2M" }));
    expect(sheet.getByText("RWF 12,000")).toBeVisible();
    expect(sheet.getByText("For Diane")).toBeVisible();
    expect(sheet.getByText("Happy birthday!")).toBeVisible();
    expect(sheet.getByText(CARD_CODE)).toBeVisible();
    expect(sheet.getByText("Type this code at checkout at STRIVE.")).toBeVisible();
    expect(desk.looks).toEqual(["card_1"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is switched off once it was asked, and on again", async () => {
    const { user, desk, baseElement } = open(giftCard());
    await screen.findByRole("heading", { level: 1, name: "Gift card …7K2M" });
    await user.click(press("Switch off"));
    const off = within(await dialog("Switch off Gift card …7K2M?"));
    expect(off.getByText(/^Nobody can pay with it any more\./)).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(off.getByRole("button", { name: "Cancel" }));
    expect(desk.switched).toEqual([]);
    await user.click(press("Switch off"));
    await user.click(
      within(await dialog("Switch off Gift card …7K2M?")).getByRole("button", {
        name: "Switch off",
      }),
    );
    expect(await screen.findByText("Gift card …7K2M is switched off.")).toBeVisible();
    expect(await screen.findByText("Switched off")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Switch on" }));
    await user.click(
      within(await dialog("Switch on Gift card …7K2M?")).getByRole("button", { name: "Switch on" }),
    );
    expect(await screen.findByText("Gift card …7K2M is switched on.")).toBeVisible();
    expect(desk.switched).toEqual([
      ["card_1", true],
      ["card_1", false],
    ]);
  });

  it("says why it could not be switched off", async () => {
    const { user } = open(
      giftCard(),
      http.put(SWITCH_PATH, () => failure(409, "It is being changed")),
    );
    await screen.findByRole("heading", { level: 1, name: "Gift card …7K2M" });
    await user.click(press("Switch off"));
    const question = within(await dialog("Switch off Gift card …7K2M?"));
    await user.click(question.getByRole("button", { name: "Switch off" }));
    expect(await question.findByRole("alert")).toHaveTextContent(
      "Failed to switch off the gift card. It is being changed",
    );
  });

  it("says that there is none, or that it did not come", async () => {
    const { user } = openCredit({ at: "/card_1" });
    expect(
      await screen.findByRole("heading", { name: "There is no such gift card or credit" }),
    ).toBeVisible();
    await user.click(screen.getByRole("link", { name: "All gift cards" }));
    expect(await screen.findByRole("heading", { name: "No gift cards yet" })).toBeVisible();
  });

  it("can be asked for again", async () => {
    const { user } = open(
      giftCard(),
      http.get("*/api/admin/store-credit/:id", () => failure(500, "No"), { once: true }),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(press("Retry"));
    expect(await screen.findByRole("heading", { name: "Gift card …7K2M" })).toBeVisible();
  });
});

describe("an account's credit", () => {
  it("says whose it is, and what happened to it", async () => {
    const { container } = open(accountCredit());
    expect(await screen.findByRole("heading", { level: 1, name: "Grace Uwase" })).toBeVisible();
    const facts = within(await part("Facts"));
    expect(facts.getByRole("link", { name: "Grace Uwase" })).toHaveAttribute(
      "href",
      "/admin/users?view=acc_grace",
    );
    expect(facts.getByText("grace@example.rw")).toBeVisible();
    expect(within(await part("History")).getByText("For the late delivery")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Code" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Customers' credit" })).toHaveAttribute(
      "href",
      "/admin/gift-cards?kind=account",
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is given, with a reason that its owner reads", async () => {
    const { user, desk, baseElement } = open(accountCredit());
    await user.click(await screen.findByRole("button", { name: "Give credit" }));
    const form = within(await dialog("Give Grace Uwase store credit"));
    expect(await complaintsOf(baseElement)).toEqual([]);
    expect(form.getByText("The customer reads it.")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Give RWF 0" }));
    expect(await form.findByText("Please enter a whole number of RWF, like 5,000")).toBeVisible();
    expect(form.getByText("Reason is required")).toBeVisible();
    expect(form.getByLabelText("Amount in RWF")).toHaveFocus();
    await fill(user, { "Amount in RWF": "9000000000" });
    await user.click(form.getByRole("button", { name: "Give RWF 9,000,000,000" }));
    expect(await form.findByText("This number is too large")).toBeVisible();
    expect(desk.given).toEqual([]);
    await user.clear(form.getByLabelText("Amount in RWF"));
    await fill(user, { "Amount in RWF": "2 000", Reason: "Sorry for the wait" });
    await user.click(form.getByRole("button", { name: "Give RWF 2,000" }));
    expect(await screen.findByText("Grace Uwase has RWF 2,000 more store credit.")).toBeVisible();
    expect(desk.given).toEqual([
      { account_id: "acc_grace", amount: 2000, reason: "Sorry for the wait" },
    ]);
    const facts = within(await part("Facts"));
    await waitFor(() => expect(facts.getAllByText("RWF 7,000")).toHaveLength(2));
    expect(within(await part("History")).getByText("Sorry for the wait")).toBeVisible();
  });

  it("is taken back as far as it goes", async () => {
    const { user, desk } = open(accountCredit());
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    const form = within(await dialog("Take back store credit from Grace Uwase"));
    expect(form.getByText("They have RWF 5,000 now.")).toBeVisible();
    await fill(user, { "Amount in RWF": "5001", Reason: "Given twice" });
    await user.click(form.getByRole("button", { name: "Take back RWF 5,001" }));
    expect(await form.findByText("At most RWF 5,000 can be taken back")).toBeVisible();
    expect(desk.given).toEqual([]);
    await user.type(form.getByLabelText("Amount in RWF"), "{Backspace}0");
    await user.click(form.getByRole("button", { name: "Take back RWF 5,000" }));
    expect(await screen.findByText("RWF 5,000 is taken back from Grace Uwase.")).toBeVisible();
    expect(desk.given).toEqual([{ account_id: "acc_grace", amount: -5000, reason: "Given twice" }]);
    // Nothing is left to take.
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Take back" })).not.toBeInTheDocument(),
    );
    expect(within(await part("History")).getByText("Taken back")).toBeVisible();
  });

  it("says what the server has against it", async () => {
    const spent = () => failure(409, "At most RWF 1,000 can be taken back");
    const unknown = () =>
      failure(400, "Invalid request", {
        errors: [{ field: "account_id", message: "There is no such account" }],
      });
    const path = "*/api/admin/store-credit";
    const { user } = open(
      accountCredit(),
      http.post(path, spent, { once: true }),
      http.post(path, unknown, { once: true }),
    );
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    const form = within(await dialog("Take back store credit from Grace Uwase"));
    await fill(user, { "Amount in RWF": "5000", Reason: "Given twice" });
    await user.click(form.getByRole("button", { name: "Take back RWF 5,000" }));
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Failed to take back store credit. At most RWF 1,000 can be taken back",
    );
    await user.click(form.getByRole("button", { name: "Take back RWF 5,000" }));
    expect(await form.findByText(/There is no such account/)).toBeVisible();
    expect(form.getByLabelText("Reason")).toHaveValue("Given twice");
  });

  it("of a deleted account is to be read", async () => {
    open(
      accountCredit({
        account: null,
        balance: 0,
        entries: [creditEntry({ kind: "erased", amount: -5000, reason: null, by: "system" })],
      }),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Deleted account" })).toBeVisible();
    expect(within(await part("History")).getByRole("listitem")).toHaveTextContent(
      "Account deleted−RWF 5,000Nov 01, 2026, 10:00 · System",
    );
    expect(screen.queryByRole("button", { name: "Give credit" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Take back" })).not.toBeInTheDocument();
  });
});
