import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { openReturns } from "~/testing/open-returns";

const OPEN = [
  returnNumbered(1042, {
    status: "requested",
    items: [returnItem({ quantity: 2 }), returnItem({ item_id: "item_1", product_name: "Cap" })],
  }),
  returnNumbered(1043, { firstname: "Grace", lastname: "Ingabire" }),
  returnNumbered(1044, { status: "received" }),
];
const SETTLED = returnNumbered(1041, {
  status: "settled",
  refunded_amount: 12_000,
  firstname: "Patrick",
});
const DECLINED = returnNumbered(1040, { status: "declined" });

const ALL = [...OPEN, SETTLED, DECLINED];

const open = (options: Partial<Parameters<typeof openReturns>[0]> = {}) =>
  openReturns({ returns: ALL, ...options });

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const total = (count: number) => screen.findByText(`Total returns: ${count}`);
const tabs = () => within(screen.getByRole("navigation", { name: "Returns by state" }));
const box = () => screen.getByRole("searchbox", { name: "Search return, order, name or phone" });
const sheet = (number: string) => screen.findByRole("dialog", { name: number });

afterEach(() => vi.unstubAllGlobals());

describe("the returns", () => {
  it("are those that wait for somebody, with who, what and how much", async () => {
    const { container, desk } = open();
    expect(await screen.findByText("Loading returns...")).toBeVisible();
    const first = within(await row("R-1042"));
    expect(first.getByText("Aline Uwase")).toBeVisible();
    expect(first.getByText("2 × Gahinga Boxy Tee, 1 × Cap")).toBeVisible();
    expect(first.getByText("RWF 54,000")).toBeVisible();
    expect(first.getByText("Nov 21, 2026")).toBeVisible();
    expect(first.getByText("Requested")).toBeVisible();
    expect(first.getByRole("link", { name: "View order 481042" })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_481042",
    );
    expect(screen.getByText("Total returns: 3")).toBeVisible();
    expect(desk.asked).toEqual(["?status=open&offset=0"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are counted by state, and shown by it", async () => {
    const { user, location } = open();
    await total(3);
    expect(
      tabs()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Open 3",
      "Requested 1",
      "Coming back 1",
      "Received 1",
      "Settled 1",
      "Declined 1",
      "Kept by buyer 0",
      "All 5",
    ]);
    expect(tabs().getByRole("link", { name: "Open 3" })).toHaveAttribute("aria-current", "page");
    await user.click(tabs().getByRole("link", { name: "Settled 1" }));
    // What went back, not what it cost.
    expect(within(await row("R-1041")).getByText("RWF 12,000")).toBeVisible();
    expect(location()).toBe("/admin/returns?status=settled");
    await user.click(tabs().getByRole("link", { name: "Declined 1" }));
    expect(await screen.findByText("–")).toBeVisible();
    await user.click(tabs().getByRole("link", { name: "Kept by buyer 0" }));
    expect(await screen.findByRole("heading", { name: "No returns in this state" })).toBeVisible();
    await user.click(tabs().getByRole("link", { name: "All 5" }));
    await total(5);
  });

  it("are the open ones for a status that nobody knows", async () => {
    const { desk } = open({ at: "?status=lost" });
    await total(3);
    expect(desk.asked).toEqual(["?status=open&offset=0"]);
  });

  it("are searched, in this state and then in all", async () => {
    const { user, location } = open();
    await total(3);
    await user.type(box(), "patrick");
    expect(await screen.findByRole("heading", { name: "No returns found" })).toBeVisible();
    expect(screen.getByText("1 return in another state matches your search.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Search all returns" }));
    expect(await row("R-1041")).toBeVisible();
    expect(location()).toBe("/admin/returns?search=patrick&status=all");
    await user.clear(box());
    await user.type(box(), "nobody{Enter}");
    await user.click(await screen.findByRole("button", { name: "Clear search" }));
    await total(5);
  });

  it("come a page at a time", async () => {
    const { user, location } = open({ pageSize: 2 });
    await row("R-1042");
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await row("R-1044")).toBeVisible();
    expect(location()).toBe("/admin/returns?offset=2");
  });

  it("say that nobody waits, and that there were never any", async () => {
    const { user } = open({ returns: [] });
    expect(await screen.findByRole("heading", { name: "No open returns" })).toBeVisible();
    await user.click(tabs().getByRole("link", { name: "All 0" }));
    expect(await screen.findByRole("heading", { name: "No returns yet" })).toBeVisible();
  });

  it("say what went wrong, and can be retried", async () => {
    const { user } = open({
      first: [http.get("*/api/returns", () => failure(403, "No"), { once: true })],
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await total(3);
  });

  it("are cards on narrow screens", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { container, user } = open();
    const card = within(await screen.findByRole("article", { name: "Return R-1043" }));
    expect(card.getByText("Grace Ingabire")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(card.getByRole("button", { name: "R-1043" }));
    expect(await sheet("R-1043")).toBeVisible();
  });
});

describe("a return's number", () => {
  it("opens it on Enter, whatever its state and its spelling", async () => {
    const { user, location } = open();
    await total(3);
    await user.type(box(), "r1041{Enter}");
    expect(await sheet("R-1041")).toBeVisible();
    expect(location()).toBe("/admin/returns?search=R-1041&view=ret_1041");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    // The next parcel is scanned over it.
    expect(box()).toHaveFocus();
    await user.keyboard("R-1044{Enter}");
    expect(await sheet("R-1044")).toBeVisible();
  });

  it("opens nothing where it is part of another", async () => {
    const { user, location } = open({ returns: [returnNumbered(10_421), returnNumbered(10_422)] });
    await total(2);
    await user.type(box(), "R-1042{Enter}");
    await waitFor(() => expect(location()).toBe("/admin/returns?search=R-1042"));
    await total(2);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says that it could not be looked up", async () => {
    const { user } = open({
      first: [
        http.get("*/api/returns", ({ request }) =>
          new URL(request.url).searchParams.has("limit") ? failure(503, "Away") : undefined,
        ),
      ],
    });
    await total(3);
    await user.type(box(), "R-1041{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to look up the return");
  });
});
