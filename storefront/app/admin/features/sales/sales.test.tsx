import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { useParams } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { Sale } from "@strive/backend/contracts/sales";
import { productOnOffer, saleNumbered, salesDesk } from "~/testing/admin-sales";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { NewSaleScreen, SaleScreen, SalesScreen } from "./sales-screen";

function OneSale() {
  const { id = "" } = useParams();
  return <SaleScreen key={id} id={id} />;
}

const NOVEMBER = saleNumbered(3, {
  name: "November sale",
  starts_at: "2026-11-15T22:00:00.000Z",
  ends_at: "2099-11-29T21:59:59.999Z",
  products: 14,
});
const YEAR_END = saleNumbered(2, {
  name: "End of year",
  starts_at: "2099-12-19T22:00:00.000Z",
  ends_at: "2100-01-03T22:00:00.000Z",
  state: "planned",
});
const RAIN = saleNumbered(1, {
  name: "Rainy season",
  ends_at: "2025-10-31T22:00:00.000Z",
  state: "ended",
  products: 1,
});
const SALES = [NOVEMBER, YEAR_END, RAIN];
const PRODUCTS = [productOnOffer("Karisimbi Hoodie", 45_000, { sale_price: 36_000 })];

function open(at = `/admin/discounts/sales/${NOVEMBER.id}`, sales: readonly Sale[] = SALES) {
  const { desk, handlers } = salesDesk(sales, PRODUCTS);
  server.use(...handlers);
  const view = renderAdmin({
    at,
    screens: [
      { path: "/admin/discounts/sales", Screen: SalesScreen },
      { path: "/admin/discounts/sales/new", Screen: NewSaleScreen },
      { path: "/admin/discounts/sales/:id", Screen: OneSale },
    ],
  });
  return { ...view, desk };
}

const panel = (name: string) => screen.findByRole("region", { name });
const details = () => screen.findByRole("form", { name: "Name and dates" });
const press = (name: string | RegExp) => screen.getByRole("button", { name });
const salesList = () => within(screen.getByRole("navigation", { name: "Sales" }));
const field = async (name: string) => within(await details()).getByLabelText(name);
/** A date's input gets its whole value at once, as from a browser's calendar. */
const choose = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

describe("the sales", () => {
  it("are listed with their dates, states and products, and the newest is open", async () => {
    const { container, location } = open("/admin/discounts/sales");
    expect(await panel("November sale")).toBeVisible();
    expect(location()).toBe("/admin/discounts/sales/plist_3");
    const links = salesList().getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "November saleOnUntil 29 Nov 2099, 23:5914 products",
      "End of yearPlanned20 Dec 2099 – 3 Jan 2100Not filled yet",
      "Rainy seasonEndedEnded 31 Oct 20251 product",
    ]);
    expect(links[0]).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("heading", { level: 1, name: "Discounts" })).toBeVisible();
    const tab = screen.getByRole("link", { name: "Sale prices 3" });
    expect(tab).toHaveAttribute("aria-current", "page");
    await screen.findByRole("table", { name: "November sale" });
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("are opened from the list, and the focus goes on there", async () => {
    const { user, location } = open();
    await panel("November sale");
    await user.click(salesList().getByRole("link", { name: /^End of year/ }));
    const opened = await panel("End of year");
    await waitFor(() => expect(opened).toHaveFocus());
    expect(location()).toBe("/admin/discounts/sales/plist_2");
    expect(within(opened).getByText("Planned")).toBeVisible();
  });

  it("come by the page", async () => {
    const many = Array.from({ length: 23 }, (_, at) => saleNumbered(23 - at));
    const { user } = open("/admin/discounts/sales/plist_23", many);
    await panel("Sale 23");
    expect(salesList().getAllByRole("link")).toHaveLength(20);
    await user.click(salesList().getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(salesList().getAllByRole("link")).toHaveLength(23));
    expect(salesList().queryByRole("button")).not.toBeInTheDocument();
  });

  it("are none at first", async () => {
    const { user, location, container } = open("/admin/discounts/sales", []);
    expect(await screen.findByRole("heading", { name: "No sales yet" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("link", { name: "New sale" }));
    await waitFor(() => expect(location()).toBe("/admin/discounts/sales/new"));
  });

  it("say that they could not be loaded, and try again", async () => {
    const view = open("/admin/discounts/sales");
    server.use(http.get("*/api/admin/sales", () => failure(403, "Access denied"), { once: true }));
    await view.user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await panel("November sale")).toBeVisible();
  });
});

describe("one sale", () => {
  it("is gone", async () => {
    const { user, location } = open("/admin/discounts/sales/plist_9");
    expect(
      await screen.findByRole("heading", { name: "This sale does not exist any more" }),
    ).toBeVisible();
    await user.click(screen.getByRole("link", { name: "All sales" }));
    expect(await panel("November sale")).toBeVisible();
    expect(location()).toBe("/admin/discounts/sales/plist_3");
  });

  it("could not be loaded, and is asked for again", async () => {
    const path = "*/api/admin/sales/plist_3";
    const view = open();
    server.use(http.get(path, () => failure(403, "Access denied"), { once: true }));
    expect(await screen.findByRole("alert")).toBeVisible();
    await view.user.click(press("Retry"));
    expect(await details()).toBeVisible();
  });

  it("shows its dates in Rwanda's time, and sends them as moments", async () => {
    const { user, desk } = open();
    expect(await field("Starts")).toHaveValue("2026-11-16T00:00");
    expect(await field("Ends")).toHaveValue("2099-11-29T23:59");
    expect(press("Save name and dates")).toBeDisabled();
    await choose("Starts", "2026-11-17T08:30");
    await user.click(press("Save name and dates"));
    expect(await screen.findByText("November sale is saved.")).toBeVisible();
    expect(desk.saved).toEqual([
      {
        id: "plist_3",
        body: {
          name: "November sale",
          starts_at: "2026-11-17T06:30:00.000Z",
          // Nobody touched it: its seconds stay.
          ends_at: "2099-11-29T21:59:59.999Z",
        },
      },
    ]);
    expect(press("Save name and dates")).toBeDisabled();
  });

  it("gets another name and no end", async () => {
    const { user, desk } = open();
    await user.clear(await field("Name"));
    await user.type(await field("Name"), "Black Friday");
    await choose("Ends", "");
    await user.click(press("Save name and dates"));
    expect(await panel("Black Friday")).toBeVisible();
    expect(desk.saved[0]?.body).toMatchObject({ name: "Black Friday", ends_at: null });
    expect(salesList().getByRole("link", { name: /^Black Friday.*No end/ })).toBeVisible();
  });

  it("can't end before it starts, nor be without a name", async () => {
    const { user, desk } = open();
    await user.clear(await field("Name"));
    await choose("Ends", "2026-11-16T00:00");
    await user.click(press("Save name and dates"));
    await waitFor(async () =>
      expect(await field("Name")).toHaveAccessibleDescription(/Please enter a name/),
    );
    expect(await field("Name")).toHaveFocus();
    await user.type(await field("Name"), "Sale");
    await user.click(press("Save name and dates"));
    await waitFor(async () =>
      expect(await field("Ends")).toHaveAccessibleDescription(/The end is before the start/),
    );
    expect(desk.saved).toEqual([]);
  });

  it("is ended at once, and keeps what is typed", async () => {
    const { user, desk } = open();
    await user.type(await field("Name"), "!");
    await user.click(press("End now"));
    const question = await screen.findByRole("dialog", { name: "End November sale now?" });
    await user.click(within(question).getByRole("button", { name: "End now" }));
    expect(await screen.findByText("November sale has ended.")).toBeVisible();
    const { ends_at, ...rest } = desk.saved[0]?.body ?? {};
    expect(rest).toEqual({ name: "November sale", starts_at: "2026-11-15T22:00:00.000Z" });
    expect(Date.parse(ends_at ?? "")).toBeLessThanOrEqual(Date.now());
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "End now" })).not.toBeInTheDocument(),
    );
    expect(await field("Name")).toHaveValue("November sale!");
    expect(await field("Ends")).not.toHaveValue("2099-11-29T23:59");
    expect(within(await panel("November sale")).getByText("Ended")).toBeVisible();
  });

  it("that is only planned has nothing to end", async () => {
    open(`/admin/discounts/sales/${YEAR_END.id}`);
    await details();
    expect(press("Delete")).toBeVisible();
    expect(screen.queryByRole("button", { name: "End now" })).not.toBeInTheDocument();
  });

  it("is deleted after a question", async () => {
    const { user, desk, location } = open();
    await user.type(await field("Name"), "!");
    await user.click(press("Delete"));
    const question = await screen.findByRole("dialog", { name: "Delete November sale?" });
    expect(question).toHaveTextContent("It is on: its products go back to their usual prices");
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("November sale is deleted.")).toBeVisible();
    expect(await panel("End of year")).toBeVisible();
    expect(location()).toBe("/admin/discounts/sales/plist_2");
    expect(desk.deleted).toEqual(["plist_3"]);
  });

  it("stays when it could not be deleted", async () => {
    const { user } = open();
    server.use(http.delete("*/api/admin/sales/:id", () => failure(409, "It is in use")));
    await details();
    await user.click(press("Delete"));
    const question = await screen.findByRole("dialog");
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await within(question).findByRole("alert")).toHaveTextContent(
      "Failed to delete the sale. It is in use",
    );
  });
});

describe("a new sale", () => {
  it("is made with its name and dates, and opened for its prices", async () => {
    const { user, desk, location, container } = open("/admin/discounts/sales/new");
    await user.type(await field("Name"), "  Easter ");
    await choose("Starts", "2099-04-01T00:00");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(press("Create sale"));
    expect(await screen.findByText("Easter is created. Now set its prices.")).toBeVisible();
    expect(desk.saved).toEqual([
      { id: null, body: { name: "Easter", starts_at: "2099-03-31T22:00:00.000Z", ends_at: null } },
    ]);
    await waitFor(() => expect(location()).toBe("/admin/discounts/sales/plist_103"));
    expect(await panel("Easter")).toHaveFocus();
    await waitFor(() => expect(salesList().getAllByRole("link")).toHaveLength(4));
  });

  it("needs a name, and is not lost by leaving", async () => {
    const { user, desk, location } = open("/admin/discounts/sales/new");
    await choose("Ends", "2099-04-01T00:00");
    await user.click(press("Create sale"));
    await waitFor(async () =>
      expect(await field("Name")).toHaveAccessibleDescription(/Please enter a name/),
    );
    await user.click(salesList().getByRole("link", { name: /^November/ }));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(location()).toBe("/admin/discounts/sales/new");
    expect(await field("Ends")).toHaveValue("2099-04-01T00:00");
    expect(desk.saved).toEqual([]);
  });

  it("says why it was not made", async () => {
    const { user } = open("/admin/discounts/sales/new");
    server.use(http.post("*/api/admin/sales", () => failure(403, "Access denied")));
    await user.type(await field("Name"), "Easter");
    await user.click(press("Create sale"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to save the sale. Access denied",
    );
  });
});

describe("the sale of product files", () => {
  it("is read, not written", async () => {
    const files = saleNumbered(5, { name: "Product files", products: 1, is_from_files: true });
    const { container, desk } = open("/admin/discounts/sales/plist_5", [files]);
    expect(await screen.findByText(/^These prices come from your last product file/)).toBeVisible();
    const table = await screen.findByRole("table", { name: "Product files" });
    const [, row] = within(table).getAllByRole("row");
    expect(row).toHaveTextContent("Karisimbi Hoodie45,00036,000−20%");
    expect(within(table).queryByRole("textbox")).not.toBeInTheDocument();
    for (const name of ["Delete", "End now", "Save prices", "Save name and dates"]) {
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    }
    expect(desk.asked).toEqual(["?in_sale=true&limit=50&offset=0"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says from what price on sizes are sold that differ", async () => {
    const files = saleNumbered(5, { is_from_files: true, products: 1 });
    const { desk } = open("/admin/discounts/sales/plist_5", [files]);
    const several = productOnOffer("Tee", 18_000, { sale_price: 12_000, is_mixed: true });
    desk.products.set("plist_5", [several]);
    expect(await screen.findByText("from 12,000")).toBeVisible();
  });
});
