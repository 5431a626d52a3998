import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { discountDesk, staffDiscount } from "~/testing/admin-discounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { DiscountsScreen } from "./discounts-screen";

const STRIVE10 = staffDiscount({
  state: "on",
  excludes_sale: true,
  starts_at: "2026-11-01T06:00:00.000Z",
  max_uses: 200,
  used: 38,
  given: 214_600,
  revenue: 1_931_400,
});
const FREE_DELIVERY = staffDiscount({
  id: "promo_2",
  code: "AUTO-12345678",
  name: "Free delivery",
  is_automatic: true,
  kind: "free_delivery",
  value: null,
  minimum: 75_000,
  used: 112,
  given: 224_000,
});
const UMUGANDA = staffDiscount({
  id: "promo_3",
  code: "UMUGANDA",
  name: "Umuganda Saturday",
  kind: "amount",
  value: 5000,
  minimum: 40_000,
  starts_at: "2026-11-28T06:00:00.000Z",
  ends_at: "2026-11-28T21:59:00.000Z",
  state: "planned",
});
const FIRST = staffDiscount({ id: "promo_4", code: "FIRST", name: "FIRST", state: "paused" });
const KIVUWEEK = staffDiscount({
  id: "promo_5",
  code: "KIVUWEEK",
  name: "KIVUWEEK",
  value: 15,
  scope: "categories",
  scope_items: [{ id: "cat_3", name: "Dresses" }],
  ends_at: "2026-10-31T22:00:00.000Z",
  state: "ended",
  used: 1,
  given: 3200,
});
const OTHER = staffDiscount({
  id: "promo_6",
  code: "BUY2",
  kind: "other",
  value: null,
  state: "used_up",
  max_uses: 5,
  used: 5,
});
const ALL = [STRIVE10, FREE_DELIVERY, UMUGANDA, FIRST, KIVUWEEK, OTHER];

function open(discounts = ALL, pageSize?: number) {
  const { desk, handlers } = discountDesk(discounts, pageSize);
  server.use(...handlers);
  const view = renderAdmin({
    at: "/admin/discounts",
    screens: [{ path: "/admin/discounts", Screen: DiscountsScreen }],
  });
  return { ...view, desk };
}
const cells = () =>
  screen
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell", { hidden: true })
        .map(({ textContent }) => textContent),
    );
const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
type Person = ReturnType<typeof renderAdmin>["user"];

async function choose(user: Person, name: string, action: string) {
  await user.click(await screen.findByRole("button", { name: `Actions: ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}
const narrow = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the discounts", () => {
  it("say what they give, to what, when, and what they brought", async () => {
    const { container, desk } = open();
    expect(await screen.findByText("Loading discounts...")).toBeVisible();
    expect(await screen.findByText("Total discounts: 6")).toBeVisible();
    const none = "";
    expect(cells()).toEqual([
      [
        "STRIVE10Code · Ten for all",
        "10% off",
        "Everything not on sale",
        "Since 1 Nov",
        "38 of 200",
        "214,600",
        "On",
        none,
      ],
      [
        "Free deliveryAutomatic",
        "Free delivery",
        "From RWF 75,000",
        "No end",
        "112",
        "224,000",
        "On",
        none,
      ],
      [
        "UMUGANDACode · Umuganda Saturday",
        "RWF 5,000 off",
        "From RWF 40,000",
        "28 Nov only",
        "–",
        "–",
        "Planned",
        none,
      ],
      ["FIRSTCode", "10% off", "Everything", "No end", "0", "0", "Paused", none],
      ["KIVUWEEKCode", "15% off", "Dresses", "Ended 31 Oct", "1", "3,200", "Ended", none],
      [
        "BUY2Code · Ten for all",
        "See Medusa's dashboard",
        "Everything",
        "No end",
        "5 of 5",
        "0",
        "Used up",
        none,
      ],
    ]);
    expect(desk.asked).toEqual(["?offset=0"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("lead to the sale prices, to each of them, and to a new one", async () => {
    const { user, location } = open();
    await screen.findByText("Total discounts: 6");
    const tabs = within(screen.getByRole("navigation", { name: "Kinds of discounts" }));
    const codes = tabs.getByRole("link", { name: "Codes and offers 6" });
    expect(codes).toHaveAttribute("aria-current", "page");
    const sales = tabs.getByRole("link", { name: "Sale prices" });
    expect(sales).toHaveAttribute("href", "/admin/discounts/sales");
    expect(sales).not.toHaveAttribute("aria-current");
    expect(screen.getByRole("link", { name: "New discount" })).toHaveAttribute(
      "href",
      "/admin/discounts/new",
    );
    expect(screen.getByRole("link", { name: "UMUGANDA" })).toHaveAttribute(
      "href",
      "/admin/discounts/promo_3",
    );
    await user.click(within(rowOf("UMUGANDA")).getByText("28 Nov only"));
    expect(location()).toBe("/admin/discounts/promo_3");
  });

  it("come in pages", async () => {
    const { user, desk, location } = open(ALL, 4);
    expect(await screen.findByText("1–4 of 6")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByRole("link", { name: "KIVUWEEK" })).toBeVisible();
    expect(location()).toBe("/admin/discounts?offset=4");
    expect(desk.asked).toEqual(["?offset=0", "?offset=4"]);
  });

  it("say that there are none, with one way to start", async () => {
    const { container } = open([]);
    expect(await screen.findByRole("heading", { name: "No discounts yet" })).toBeVisible();
    expect(
      screen.getByText("Make a code to share, or an offer that applies automatically."),
    ).toBeVisible();
    expect(screen.getAllByRole("link", { name: "New discount" })).toHaveLength(1);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("can be asked for again when they did not come", async () => {
    const { user } = open();
    server.use(http.get("*/api/admin/discounts", () => failure(500, "It broke"), { once: true }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total discounts: 6")).toBeVisible();
  });

  it("are cards on a phone, with the same facts and actions", async () => {
    narrow();
    const { user, desk, container } = open();
    const card = within(await screen.findByRole("article", { name: "STRIVE10" }));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(card.getByText("Code · Ten for all · Since 1 Nov")).toBeVisible();
    expect(card.getByText("10% off · Everything not on sale")).toBeVisible();
    expect(card.getByText("Used 38 of 200 · RWF 214,600")).toBeVisible();
    expect(card.getByText("On")).toBeVisible();
    expect(screen.getByText("Used – · –")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await choose(user, "STRIVE10", "Pause");
    expect(await screen.findByText("STRIVE10 is paused.")).toBeVisible();
    expect(desk.paused).toEqual([["promo_1", true]]);
  });
});

describe("a discount of the list", () => {
  it("offers what suits it", async () => {
    const { user } = open();
    const offers: Record<string, Array<string | null>> = {};
    for (const name of ["STRIVE10", "Free delivery", "FIRST", "KIVUWEEK", "BUY2"]) {
      await user.click(await screen.findByRole("button", { name: `Actions: ${name}` }));
      offers[name] = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
      await user.keyboard("{Escape}");
    }
    expect(offers).toEqual({
      STRIVE10: ["Edit", "Copy shop link", "Pause", "Delete"],
      "Free delivery": ["Edit", "Pause", "Delete"],
      FIRST: ["Edit", "Copy shop link", "Continue", "Delete"],
      KIVUWEEK: ["Edit", "Copy shop link", "Delete"],
      BUY2: ["View", "Copy shop link", "Pause", "Delete"],
    });
  });

  it("is opened by the keyboard alone", async () => {
    const { user, location } = open();
    const menu = await screen.findByRole("button", { name: "Actions: UMUGANDA" });
    menu.focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("menu");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location()).toBe("/admin/discounts/promo_3"));
  });

  it("is paused, and goes on", async () => {
    const { user, desk } = open();
    await choose(user, "STRIVE10", "Pause");
    expect(await screen.findByText("STRIVE10 is paused.")).toBeVisible();
    await waitFor(() => expect(rowOf("STRIVE10")).toHaveTextContent("Paused"));
    await choose(user, "STRIVE10", "Continue");
    expect(await screen.findByText("STRIVE10 is no longer paused.")).toBeVisible();
    await waitFor(() => expect(rowOf("STRIVE10")).not.toHaveTextContent("Paused"));
    expect(desk.paused).toEqual([
      ["promo_1", true],
      ["promo_1", false],
    ]);
  });

  it("says why it could not be paused, or go on", async () => {
    const { user } = open();
    server.use(
      http.put("*/api/admin/discounts/:id/paused", () => failure(409, "It is being changed")),
    );
    await choose(user, "STRIVE10", "Pause");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to pause the discount. It is being changed",
    );
    await choose(user, "FIRST", "Continue");
    expect(await screen.findByText(/^Failed to continue the discount/)).toBeVisible();
  });

  it("is deleted once it was asked", async () => {
    const { user, desk } = open();
    await choose(user, "STRIVE10", "Delete");
    const question = within(await screen.findByRole("dialog", { name: "Delete STRIVE10?" }));
    expect(question.getByText(/^38 orders have used it and keep their prices\./)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(desk.deleted).toEqual([]);
    await choose(user, "FIRST", "Delete");
    const next = within(await screen.findByRole("dialog", { name: "Delete FIRST?" }));
    expect(next.getByText("Nobody has used it. You can't undo this.")).toBeVisible();
    await user.click(next.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("FIRST is deleted.")).toBeVisible();
    expect(await screen.findByText("Total discounts: 5")).toBeVisible();
    expect(desk.deleted).toEqual(["promo_4"]);
  });

  it("says why it could not be deleted, and takes one that is gone for deleted", async () => {
    const { user, desk } = open();
    server.use(
      http.delete("*/api/admin/discounts/:id", () => failure(503, "Away"), { once: true }),
    );
    await choose(user, "KIVUWEEK", "Delete");
    const question = within(await screen.findByRole("dialog", { name: "Delete KIVUWEEK?" }));
    expect(question.getByText(/^1 order has used it and keeps its price\./)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await question.findByRole("alert")).toHaveTextContent("Failed to delete the discount");
    desk.discounts = desk.discounts.filter(({ id }) => id !== "promo_5");
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("KIVUWEEK is deleted.")).toBeVisible();
    expect(await screen.findByText("Total discounts: 5")).toBeVisible();
  });

  it("has a link to the shop, which can be copied", async () => {
    const { user } = open();
    const write = vi.spyOn(window.navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await choose(user, "STRIVE10", "Copy shop link");
    expect(await screen.findByText("The link with STRIVE10 is copied.")).toBeVisible();
    expect(write.mock.calls).toEqual([["http://localhost:8000/?code=STRIVE10"]]);
  });

  it("shows the link where the browser does not copy", async () => {
    const { user } = open();
    const write = vi
      .spyOn(window.navigator.clipboard, "writeText")
      .mockRejectedValue(new DOMException("No", "NotAllowedError"));
    await choose(user, "STRIVE10", "Copy shop link");
    const shown = within(await screen.findByRole("dialog", { name: "Copy this text" }));
    expect(shown.getByLabelText("Text")).toHaveValue("http://localhost:8000/?code=STRIVE10");
    await user.click(shown.getByRole("button", { name: "Copy" }));
    expect(shown.getByLabelText("Text")).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    write.mockResolvedValue(undefined);
    await user.click(shown.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("The link with STRIVE10 is copied.")).toBeVisible();
  });

  it("is paused once, however often it is pressed", async () => {
    const { user, desk } = open();
    let letIn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    server.use(
      http.put("*/api/admin/discounts/:id/paused", async () => {
        await gate;
        return undefined;
      }),
    );
    await choose(user, "STRIVE10", "Pause");
    await choose(user, "STRIVE10", "Pause");
    letIn();
    expect(await screen.findByText("STRIVE10 is paused.")).toBeVisible();
    expect(desk.paused).toEqual([["promo_1", true]]);
  });
});
