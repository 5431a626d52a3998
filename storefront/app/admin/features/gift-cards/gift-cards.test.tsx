import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accountCredit, creditDesk, giftCard } from "~/testing/admin-credit";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { GiftCardsScreen } from "./gift-cards-screen";

const CARDS = [
  giftCard({ recipient: "Diane", balance: 12_000 }),
  giftCard({ id: "card_2", ends_with: "ABCD", is_switched_off: true }),
  giftCard({ id: "card_3", ends_with: "0000", balance: 0, total_in: 50_000 }),
];
const ACCOUNTS = [
  accountCredit(),
  accountCredit({ id: "credit_2", account: null, balance: 0, total_in: 9000 }),
];
const ALL = [...CARDS, ...ACCOUNTS];

function open({ at = "", credits = ALL, pageSize = 20 } = {}) {
  const { desk, handlers } = creditDesk(credits, pageSize);
  server.use(...handlers);
  const path = "/admin/gift-cards";
  const view = renderAdmin({ at: path + at, screens: [{ path, Screen: GiftCardsScreen }] });
  return { ...view, desk };
}
const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );
const tab = (name: string) =>
  within(screen.getByRole("navigation", { name: "Kinds of credit" })).getByRole("link", { name });

afterEach(() => vi.unstubAllGlobals());

describe("the gift cards", () => {
  it("say what is left on them, whom they are for, and whether they pay", async () => {
    const { container, desk } = open();
    expect(await screen.findByText("Loading gift cards...")).toBeVisible();
    expect(await screen.findByText("Total gift cards: 3")).toBeVisible();
    expect(cells()).toEqual([
      ["…7K2M", "Diane", "12,000 of 25,000", "Nov 01, 2026", "On"],
      ["…ABCD", "–", "25,000 of 25,000", "Nov 01, 2026", "Switched off"],
      ["…0000", "–", "0 of 50,000", "Nov 01, 2026", "Used up"],
    ]);
    expect(screen.getByText("RWF 42,000 outstanding")).toBeVisible();
    expect(screen.getByText(/^What customers can still spend/)).toBeVisible();
    expect(tab("Gift cards")).toHaveAttribute("aria-current", "page");
    expect(desk.asked).toEqual(["?kind=gift_card&offset=0"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("lead to each of them, and to a new one", async () => {
    const { user, location } = open();
    expect(await screen.findByRole("link", { name: "…7K2M" })).toHaveAttribute(
      "href",
      "/admin/gift-cards/card_1",
    );
    expect(screen.getByRole("link", { name: "New gift card" })).toHaveAttribute(
      "href",
      "/admin/gift-cards/new",
    );
    await user.click(screen.getByText("0 of 50,000"));
    await waitFor(() => expect(location()).toBe("/admin/gift-cards/card_3"));
  });

  it("are searched and come in pages, in the URL", async () => {
    const { user, location, desk } = open({ pageSize: 2 });
    expect(await screen.findByText("1–2 of 3")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByRole("link", { name: "…0000" })).toBeVisible();
    expect(location()).toBe("/admin/gift-cards?offset=2");
    await user.type(screen.getByRole("searchbox"), "abc{Enter}");
    expect(await screen.findByText("Total gift cards: 1")).toBeVisible();
    expect(location()).toBe("/admin/gift-cards?search=abc");
    expect(desk.asked.at(-1)).toBe("?kind=gift_card&search=abc&offset=0");
    await user.type(screen.getByRole("searchbox"), "x{Enter}");
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Total gift cards: 3")).toBeVisible();
  });

  it("say that there are none, with one way to start", async () => {
    const { container } = open({ credits: [] });
    expect(await screen.findByRole("heading", { name: "No gift cards yet" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "New gift card" })).toHaveLength(1);
    expect(screen.getByText("RWF 0 outstanding")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be asked for again when they did not come", async () => {
    const { user } = open();
    server.use(http.get("*/api/admin/store-credit", () => failure(500, "No"), { once: true }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(screen.queryByText(/outstanding/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total gift cards: 3")).toBeVisible();
  });

  it("are cards on a phone", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, container } = open();
    const card = within(await screen.findByRole("article", { name: "Gift card …7K2M" }));
    expect(card.getByText("For Diane")).toBeVisible();
    expect(card.getByText("RWF 12,000 of RWF 25,000")).toBeVisible();
    expect(card.getByText("On")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(tab("Customers' credit"));
    const account = within(await screen.findByRole("article", { name: "Grace Uwase" }));
    expect(account.getByText("grace@example.rw")).toBeVisible();
    expect(account.getByText("RWF 5,000")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("the customers' credit", () => {
  it("says whose it is and what is left of it", async () => {
    const { user, container, location, desk } = open({ at: "?search=grace" });
    await screen.findByRole("heading", { name: "No gift cards yet" });
    await user.click(tab("Customers' credit"));
    expect(await screen.findByText("Total customers: 2")).toBeVisible();
    expect(location()).toBe("/admin/gift-cards?kind=account");
    expect(desk.asked.at(-1)).toBe("?kind=account&offset=0");
    expect(cells()).toEqual([
      ["Grace Uwase", "grace@example.rw", "5,000"],
      ["Deleted account", "–", "0"],
    ]);
    expect(tab("Customers' credit")).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("RWF 42,000 outstanding")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a customer" })).toHaveAttribute(
      "href",
      "/admin/users",
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says where it is given when nobody has any", async () => {
    open({ at: "?kind=account", credits: CARDS });
    expect(
      await screen.findByRole("heading", { name: "No customer has had store credit yet" }),
    ).toBeVisible();
    expect(screen.getByText("To give some, open a customer under Users.")).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Choose a customer" })).toHaveLength(1);
  });
});
