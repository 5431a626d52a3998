import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CURRENCY_KEY } from "~/lib/currency-atoms";
import { complaintsOf } from "~/testing/axe";
import { answerProducts } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import Home from "./home";

// How long it takes to load is not what is tested.
beforeAll(async () => {
  await import("../features/catalogue/filter-panel");
  await import("../features/catalogue/filter-chips");
  await import("../features/catalogue/nothing-found");
});
afterEach(() => void vi.unstubAllGlobals());

/** Only the width of a screen is asked for. */
function open(at: string, screenOf: "phone" | "desktop") {
  vi.stubGlobal("matchMedia", () => ({ matches: screenOf === "desktop" }));
  return renderRoute({ at, routes: [{ path: "/", Component: Home }] });
}
const at = (location: () => string, address: string) =>
  waitFor(() => expect(location()).toBe(address));
const cards = () => screen.findAllByRole("article");
const opener = (name: RegExp) => screen.getByRole("button", { name, hidden: true });
const title = () =>
  within(screen.getByRole("region", { name: "Shop" })).getByRole("heading", { name: "Shop" });
const ALL = /All filters/;

async function openPanel(user: ReturnType<typeof open>["user"], name: RegExp) {
  await user.click(opener(name));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("button", { name: /^Show \d/ });
  return dialog;
}

/** What was asked for, with and without counts per value. */
function watchCalls() {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get("*/api/products", ({ request }) => {
      asked.push(new URL(request.url).searchParams);
    }),
  );
  return asked;
}

describe("the sheet of filters on a phone", () => {
  it("changes nothing until its button is pressed, which says how many there are", async () => {
    const { user, location } = open("/", "phone");
    await cards();
    const sheet = within(await openPanel(user, ALL));
    expect(screen.getByRole("heading", { name: "Filters" })).toHaveFocus();
    await user.click(sheet.getByRole("button", { name: "M, 10 products" }));
    await user.click(await sheet.findByRole("button", { name: /^Red, \d/ }));
    expect(location()).toBe("/");
    await user.click(await sheet.findByRole("button", { name: "Show 3 products" }));
    await at(location, "/?size=M&family=red");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(opener(/^Filters/)).toHaveFocus();
    expect(await screen.findByText("3 products")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
  });

  it("is left as it was with Escape", async () => {
    const { user, location } = open("/?size=M", "phone");
    await cards();
    const sheet = within(await openPanel(user, ALL));
    await user.click(sheet.getByRole("switch", { name: /^In stock/ }));
    expect(sheet.getByRole("switch", { name: /^In stock/ })).toBeChecked();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(location()).toBe("/?size=M");
    const again = within(await openPanel(user, ALL));
    expect(again.getByRole("switch", { name: /^In stock/ })).not.toBeChecked();
    expect(again.getByRole("button", { name: /^M, / })).toHaveAttribute("aria-pressed", "true");
  });

  it("clears everything that it shows, and keeps the search", async () => {
    const { user, location } = open("/?size=M&in_stock=true&q=tee", "phone");
    await cards();
    const sheet = within(await openPanel(user, ALL));
    await user.click(sheet.getByRole("button", { name: "Clear all" }));
    await user.click(await sheet.findByRole("button", { name: "Show 3 products" }));
    await at(location, "/?q=tee");
  });

  it("keeps a value that nothing has in its place, and can't be chosen", async () => {
    const { user } = open("/", "phone");
    await cards();
    const sheet = within(await openPanel(user, ALL));
    await user.click(sheet.getByRole("button", { name: "40, 1 product" }));
    expect(await sheet.findByRole("button", { name: "Red, 0 products" })).toBeDisabled();
    expect(sheet.getByRole("switch", { name: "On sale, 0 products" })).toBeDisabled();
    // Any of several sizes will do: the others count as before.
    expect(sheet.getByRole("button", { name: "M, 10 products" })).toBeEnabled();
  });

  it("says that it counts when that takes long, and has nothing that axe complains about", async () => {
    const { user } = open("/", "phone");
    await cards();
    const sheet = within(await openPanel(user, ALL));
    server.use(
      http.get("*/api/products", async ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get("in_stock") === "true") await delay(900);
        return HttpResponse.json(answerProducts(searchParams));
      }),
    );
    await user.click(sheet.getByRole("switch", { name: /^In stock/ }));
    expect(await sheet.findByRole("button", { name: "Counting..." })).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    expect(await sheet.findByRole("button", { name: "Show 17 products" })).toBeVisible();
  });

  it("asks for no counts before it is opened", async () => {
    const asked = watchCalls();
    const { user } = open("/?size=M", "phone");
    await cards();
    expect(asked.filter((params) => params.has("facets"))).toEqual([]);
    await openPanel(user, ALL);
    expect(
      asked
        .filter((params) => params.has("facets"))
        .map(String)
        .sort(),
    ).toEqual(["limit=1&facets=true", "size=M&limit=1&facets=true"]);
  });
});

describe("the popups of a wide screen", () => {
  it("filter with each press, and their button only closes them", async () => {
    const { user, location } = open("/?gender=women", "desktop");
    await cards();
    const popup = within(await openPanel(user, /^Size/));
    expect(popup.getByRole("heading", { name: "Size" })).toHaveFocus();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(popup.getByRole("button", { name: /^M, / }));
    await at(location, "/?gender=women&size=M");
    // At once, when the screen may not show the first one yet.
    await user.click(popup.getByRole("button", { name: /^30, / }));
    await at(location, "/?gender=women&size=30&size=M");
    await user.click(await popup.findByRole("button", { name: /^Show/ }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(opener(/^Size 2 chosen/)).toHaveFocus());
    expect(location()).toBe("/?gender=women&size=30&size=M");
  });

  it("clear their own group", async () => {
    const { user, location } = open("/?size=M&family=black&family=red", "desktop");
    await cards();
    const popup = within(await openPanel(user, /^Colour/));
    await user.click(popup.getByRole("button", { name: "Clear colours" }));
    await at(location, "/?size=M");
  });

  it("keep the focus, and are left with Escape or a press elsewhere", async () => {
    const { user } = open("/", "desktop");
    await cards();
    const popup = within(await openPanel(user, /^Colour/));
    await user.keyboard("{Shift>}{Tab}{/Shift}");
    expect(popup.getByRole("button", { name: /^Show/ })).toHaveFocus();
    await user.tab();
    expect(popup.getAllByRole("button")[0]).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener(/^Colour/)).toHaveFocus();
    await openPanel(user, /^Colour/);
    await user.click(title());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    // Its own button closes it, too.
    await openPanel(user, /^Colour/);
    await user.click(opener(/^Colour/));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("have all filters in a panel that filters with each press", async () => {
    const { user, location } = open("/", "desktop");
    await cards();
    const panel = within(await openPanel(user, ALL));
    await user.click(panel.getByRole("switch", { name: "In stock, 17 products" }));
    await at(location, "/?in_stock=true");
    await user.click(panel.getByRole("button", { name: "Clear all" }));
    await at(location, "/");
    await user.click(await panel.findByRole("button", { name: "Show 18 products" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the price", () => {
  it("follows the slider once it rests", async () => {
    const { user, location } = open("/", "desktop");
    await cards();
    const popup = within(await openPanel(user, /^Price/));
    expect(popup.getByText("18 products, RWF 9,000–75,000")).toBeVisible();
    const highest = popup.getByRole("slider", { name: "Highest price" });
    fireEvent.change(highest, { target: { value: "30000" } });
    fireEvent.change(highest, { target: { value: "20000" } });
    expect(highest).toHaveAttribute("aria-valuetext", "RWF 20,000");
    await at(location, "/?max_price=20000");
    expect(popup.getByRole("textbox", { name: "Highest price in RWF" })).toHaveValue("20,000");
    // Back to its end: every price will do.
    fireEvent.change(highest, { target: { value: "75000" } });
    await at(location, "/");
  });

  it("is typed in the currency that the shop is shown in", async () => {
    window.localStorage.setItem(CURRENCY_KEY, "USD");
    const { user, location } = open("/", "desktop");
    await cards();
    const popup = within(await openPanel(user, /^Price/));
    const lowest = await popup.findByRole("textbox", { name: "Lowest price in USD" });
    await user.type(lowest, "28{Enter}");
    await at(location, "/?min_price=40000");
    expect(lowest).toHaveValue("28");
    // The lower one first, wherever it was typed.
    await user.type(popup.getByRole("textbox", { name: "Highest price in USD" }), "14");
    await user.tab();
    await at(location, "/?min_price=20000&max_price=40000");
    expect(await screen.findByRole("link", { name: "Remove $14.00–$28.00" })).toBeVisible();
  });
});

describe("what is chosen", () => {
  const ADDRESS = "/?size=L&size=M&family=black&min_price=12000&max_price=40000&in_stock=true";

  it("is counted, named, and given up one by one", async () => {
    const { user, location, container } = open(ADDRESS, "phone");
    await cards();
    const chips = within(await screen.findByRole("list", { name: "Filters in use" }));
    expect(chips.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Size M",
      "Size L",
      "Black",
      "RWF 12,000–40,000",
      "In stock",
      "Clear all",
    ]);
    expect(opener(/^Filters/)).toHaveTextContent("5 chosen");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(chips.getByRole("link", { name: "Remove RWF 12,000–40,000" }));
    await at(location, "/?size=L&size=M&family=black&in_stock=true");
    await waitFor(() => expect(chips.getByRole("link", { name: "Remove In stock" })).toHaveFocus());
    await user.click(chips.getByRole("link", { name: "Clear all" }));
    await at(location, "/");
    expect(title()).toHaveFocus();
    await waitFor(() =>
      expect(screen.queryByRole("list", { name: "Filters in use" })).not.toBeInTheDocument(),
    );
  });

  it("is switched by a press where one is enough", async () => {
    const { user, location } = open("/?family=black", "phone");
    await cards();
    await user.click(screen.getByRole("link", { name: "On sale" }));
    await at(location, "/?family=black&on_sale=true");
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "On sale" })).toHaveAttribute("aria-current", "true"),
    );
    await user.click(screen.getByRole("link", { name: "On sale" }));
    await at(location, "/?family=black");
  });

  it("starts at the first page again, of as many at a time as were chosen", async () => {
    const { user, location } = open("/?show=8", "phone");
    await cards();
    await user.click(screen.getByRole("link", { name: "12" }));
    await at(location, "/?per=12");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(12));
    await user.click(screen.getByRole("link", { name: "View More Products" }));
    await at(location, "/?per=12&show=24");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(18));
    await user.click(screen.getByRole("link", { name: "In stock" }));
    await at(location, "/?in_stock=true&per=12");
  });
});

describe("where nothing matches", () => {
  it("names the filter without which there is most, and gives it up", async () => {
    const { user, location } = open("/?gender=kids&size=40&max_price=10000", "phone");
    expect(
      await screen.findByRole("heading", { name: "No products found for kids" }),
    ).toBeVisible();
    expect(await screen.findByText('Without "Size 40" there is 1 product.')).toBeVisible();
    expect(screen.getByRole("link", { name: "Clear filters" })).toHaveAttribute("href", "/");
    await user.click(screen.getByRole("link", { name: "Remove the size" }));
    await at(location, "/?gender=kids&max_price=10000");
    expect(title()).toHaveFocus();
    expect(await cards()).toHaveLength(1);
  });

  it("answers what is asked of the shop itself", async () => {
    open("/?q=refund", "phone");
    const answers = within(await screen.findByRole("list", { name: "Answers" }));
    const answer = answers.getByRole("link", { name: "Return or exchange something" });
    expect(answer).toHaveAttribute("href", "/returns");
  });

  it("says it in the words for filters where nothing else is chosen", async () => {
    open("/?on_sale=true", "phone");
    expect(
      await screen.findByRole("heading", { name: "No products found matching your filters." }),
    ).toBeVisible();
    // Without the only one there is everything: clearing is all there is to do.
    expect(screen.queryByText(/^Without/)).not.toBeInTheDocument();
  });
});

describe("where nobody can count", () => {
  it("says so without network, and the phone filters what it has", async () => {
    server.use(
      http.get("*/api/products", ({ request }) => {
        const { searchParams } = new URL(request.url);
        const { facets: _, ...answer } = answerProducts(searchParams);
        return HttpResponse.json(answer);
      }),
    );
    const { user, location } = open("/?size=M", "phone");
    await cards();
    await user.click(opener(ALL));
    const sheet = within(await screen.findByRole("dialog"));
    expect(await sheet.findByRole("alert")).toHaveTextContent("Network offline");
    await user.click(sheet.getByRole("button", { name: "M" }));
    await user.click(sheet.getByRole("button", { name: "Show products" }));
    await at(location, "/");
  });

  it("says that it failed, and tries again", async () => {
    const { user } = open("/", "desktop");
    await cards();
    server.use(http.get("*/api/products", () => failure(500, "broken"), { once: true }));
    await user.click(opener(/^Size/));
    const popup = within(await screen.findByRole("dialog"));
    expect(await popup.findByRole("alert")).toHaveTextContent("We couldn't count the products");
    await user.click(popup.getByRole("button", { name: "Retry" }));
    expect(await popup.findByRole("button", { name: "M, 10 products" })).toBeVisible();
    expect(popup.queryByRole("alert")).not.toBeInTheDocument();
  });
});
