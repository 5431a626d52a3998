import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { dashboardDesk, dashboardOf, activityNumbered } from "~/testing/admin-numbers";
import { withCredit } from "~/testing/admin-orders";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { orderListResponseSchema, type Order } from "@strive/backend/contracts/orders";
import { waitingResponseSchema } from "@strive/backend/contracts/alerts";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { staffDrop, staffDropDesk } from "~/testing/drops";
import "./waiting-lines";
import { DashboardScreen } from "./dashboard-screen";

const unpaidOrders = (orders: readonly Order[]) =>
  http.get("*/api/orders", ({ request }) => {
    const query = new URL(request.url).searchParams;
    expect(query.get("payment_status")).toBe("due");
    expect(query.get("status")).toBeNull();
    return HttpResponse.json(
      orderListResponseSchema.parse({
        success: true,
        data: orders,
        count: orders.length,
        limit: 5,
        offset: 0,
        status_counts: { pending: 1, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
      }),
    );
  });

/** What waits besides orders. */
const waitingDesk = (reviews = 0, alerts = 0, drops: StaffDrop[] = []) => {
  const countOf = (count: number) => ({ success: true, data: [], count, limit: 1, offset: 0 });
  return [
    http.get("*/api/reviews", () =>
      HttpResponse.json({ ...countOf(reviews), state_counts: {} } as object),
    ),
    http.get("*/api/alerts/waiting", () =>
      HttpResponse.json(waitingResponseSchema.parse(countOf(alerts))),
    ),
    ...staffDropDesk(...drops).handlers,
  ];
};

interface Given {
  waiting?: ReturnType<typeof waitingDesk>;
  desk?: ReturnType<typeof dashboardDesk>;
  orders?: readonly Order[];
  at?: string;
}

function open({
  desk = dashboardDesk(),
  orders = [],
  at = "/admin",
  waiting = waitingDesk(),
}: Given = {}) {
  server.use(...desk.handlers, unpaidOrders(orders), ...waiting);
  return renderAdmin({ at, screens: [{ path: "/admin", Screen: DashboardScreen }] });
}
const panel = (name: string) => screen.findByRole("region", { name });
const chartRows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

describe("what waits besides orders", () => {
  it("is said in one quiet line each, and leads there", async () => {
    const later = staffDrop({ id: "drop_2", title: { en: "Spring" } });
    open({ waiting: waitingDesk(2, 1, [later, staffDrop()]) });
    const list = within(await screen.findByRole("list", { name: "What waits" }));
    expect(await list.findByRole("link", { name: "2 reviews to read" })).toHaveAttribute(
      "href",
      "/admin/reviews",
    );
    expect(await list.findByText("People wait for 1 sold-out piece")).toBeVisible();
    expect(await list.findByText(/^Next drop: Winter drop, /)).toBeVisible();
  });

  it("is not there where nothing waits, and says so where it could not be read", async () => {
    const { unmount } = open();
    await screen.findByRole("link", { name: /Total Products/ });
    expect(screen.queryByRole("list", { name: "What waits" })).not.toBeInTheDocument();
    unmount();
    open({ waiting: [http.get("*/api/reviews", () => failure(403, "No")), ...waitingDesk()] });
    expect(await screen.findByText("Some of what waits could not be loaded.")).toBeVisible();
  });
});

describe("the dashboard's cards", () => {
  it("are links to what they count, with true dollars beside the francs", async () => {
    open();
    const card = (name: RegExp) => screen.findByRole("link", { name });
    expect(await card(/Total Products ?18$/)).toHaveAttribute("href", "/admin/products");
    expect(await card(/Total Orders ?1,284$/)).toHaveAttribute("href", "/admin/orders");
    expect(await card(/Total Revenue ?\$8,529\.40 ?RWF 10,275,000$/)).toHaveAttribute(
      "href",
      "/admin/payments",
    );
    expect(await card(/Active Users ?217$/)).toHaveAttribute("href", "/admin/users");
  });

  it("show nothing until the numbers are loaded", async () => {
    const { container } = open();
    expect(await screen.findByText("Loading the dashboard...")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Total Orders ?–$/ })).toBeVisible();
    expect(await screen.findByRole("link", { name: /Total Orders ?1,284$/ })).toBeVisible();
    expect(screen.queryByText("Loading the dashboard...")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("the chart", () => {
  it("shows the revenue of 14 days in dollars, today's in red, and says the same in a table", async () => {
    open();
    const chart = within(await panel("Revenue, last 14 days"));
    expect(await chart.findByText("$124.50")).toBeVisible();
    expect(chartRows()).toHaveLength(14);
    expect(chartRows().at(-1)).toBe("Sunday, November 22, 2026, today$99.60");
    expect(chartRows().at(-3)).toBe("Friday, November 20, 2026$24.90");
    expect(chartRows()[0]).toBe("Monday, November 9, 2026$0.00");
    const drawn = await screen.findByRole("application", { name: /^Revenue, last 14 days/ });
    // Days without sales have no bar to draw.
    // eslint-disable-next-line testing-library/no-node-access -- a bar has no role
    const bars = [...drawn.querySelectorAll(".recharts-bar-rectangle path")];
    expect(bars.map((bar) => bar.getAttribute("fill"))).toEqual([
      "var(--color-ink)",
      "var(--color-red)",
    ]);
  });

  it("changes what it shows, and the URL with it", async () => {
    const { user, location } = open();
    const chart = within(await panel("Revenue, last 14 days"));
    await screen.findByRole("table");
    expect(chart.getByRole("button", { name: "14 days" })).toHaveAttribute("aria-pressed", "true");
    await user.click(chart.getByRole("button", { name: "30 days" }));
    await panel("Revenue, last 30 days");
    expect(chartRows()).toHaveLength(30);
    await user.click(screen.getByRole("button", { name: "12 months" }));
    await panel("Revenue, last 12 months");
    await user.click(screen.getByRole("button", { name: "Orders" }));
    await panel("Orders, last 12 months");
    expect(chartRows()).toHaveLength(12);
    expect(chartRows().at(-1)).toBe("November 2026, this month84");
    expect(location()).toBe("/admin?period=12m&show=orders");
    await user.click(screen.getByRole("button", { name: "Revenue" }));
    await panel("Revenue, last 12 months");
    await user.click(screen.getByRole("button", { name: "14 days" }));
    await waitFor(() => expect(location()).toBe("/admin"));
  });

  it("opens as the URL says, and ignores garbage in it", async () => {
    open({ at: "/admin?period=100y&show=orders" });
    await panel("Orders, last 14 days");
    await screen.findByRole("table");
    expect(chartRows().at(-1)).toBe("Sunday, November 22, 2026, today3");
  });

  it("can be reached and read by keyboard", async () => {
    const { user } = open();
    const chart = await screen.findByRole("application", {
      name: "Revenue, last 14 days. Left and right arrow keys move from bar to bar.",
    });
    expect(chart).toHaveAttribute("tabindex", "0");
    act(() => chart.focus());
    await user.keyboard("{ArrowRight}");
    expect(await screen.findAllByText("Tuesday, November 10, 2026")).toHaveLength(2);
  });

  it("says that nothing was sold", async () => {
    const quiet = dashboardOf();
    const data = {
      ...quiet,
      by_day: quiet.by_day.map((row) => ({ ...row, orders: 0, revenue: 0, usd: 0 })),
    };
    const { user } = open({ desk: dashboardDesk(data) });
    expect(await screen.findByText("No payments were completed in this period.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Orders" }));
    expect(await screen.findByText("No orders were placed in this period.")).toBeVisible();
  });
});

describe("the dashboard's lists", () => {
  it("show the last changes, how long ago, and where they can be seen", async () => {
    const activities = [
      activityNumbered(2),
      activityNumbered(3, {
        at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
        subject: { kind: "product", id: "prod_9", label: "Peak Cap" },
        before: { stock_quantity: 0 },
        after: { stock_quantity: 60 },
        text: "eric@example.rw changed product Peak Cap: stock quantity 0 → 60",
      }),
      activityNumbered(4, {
        subject: { kind: "product", id: "prod_8", label: "Old Cap" },
        before: { name: "Old Cap" },
        after: null,
        text: "eric@example.rw deleted product Old Cap",
      }),
      activityNumbered(5, {
        subject: { kind: "gift_card", id: "card_1", label: "…7K2M" },
        before: { is_switched_off: false },
        after: { is_switched_off: true },
        text: "eric@example.rw changed gift card …7K2M: is switched off no → yes",
      }),
      activityNumbered(6, {
        action: "return.status",
        subject: { kind: "return", id: "ret_1", label: "R-1042" },
        before: { status: "approved" },
        after: { status: "received" },
        text: "eric@example.rw changed return R-1042: status approved → received",
      }),
    ];
    open({ desk: dashboardDesk(dashboardOf(), activities) });
    const activity = within(await panel("Recent Activity"));
    const rows = await activity.findAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      "eric@example.rw changed order STR-000002: status pending → shipped2 min",
      "eric@example.rw changed product Peak Cap: stock quantity 0 → 603 h",
      "eric@example.rw deleted product Old Cap4 min",
      "eric@example.rw changed gift card …7K2M: is switched off off → on5 min",
      "eric@example.rw changed return R-1042: status approved → received6 min",
    ]);
    expect(activity.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/admin/orders?view=order_2",
      "/admin/products?view=prod_9",
      "/admin/gift-cards/card_1",
      "/admin/returns?view=ret_1",
    ]);
  });

  it("lead to the orders of each status", async () => {
    open();
    const statuses = within(await panel("Orders by status"));
    const links = await statuses.findAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Pending6", "/admin/orders?status=pending"],
      ["Processing9", "/admin/orders?status=processing"],
      ["Shipped14", "/admin/orders?status=shipped"],
      ["Delivered1,252", "/admin/orders?status=delivered"],
      ["Cancelled3", "/admin/orders?status=cancelled"],
    ]);
  });

  it("list who has not paid, in dollars at the order's own rate", async () => {
    const order = orderNumbered(482_913, { total_amount: 70_000 });
    open({ orders: [order] });
    const unpaid = within(await panel("Waiting for payment"));
    expect(await unpaid.findByText("3 orders, RWF 210,000 in total")).toBeVisible();
    const link = await unpaid.findByRole("link", { name: /STR-482913, Aline Uwase/ });
    expect(link).toHaveAttribute("href", `/admin/orders?view=${order.id}`);
    expect(link).toHaveTextContent("$58.10");
    expect(link).toHaveTextContent("RWF 70,000");
    expect(unpaid.getByRole("link", { name: "Show unpaid orders" })).toHaveAttribute(
      "href",
      "/admin/orders?payment_status=due",
    );
  });

  it("say of an order what is still to pay of it", async () => {
    open({ orders: [withCredit(orderNumbered(482_913), 20_000, "7K2M")] });
    const unpaid = within(await panel("Waiting for payment"));
    const link = await unpaid.findByRole("link", { name: /STR-482913/ });
    expect(link).toHaveTextContent("RWF 18,000");
    expect(link).not.toHaveTextContent("RWF 38,000");
  });

  it("list what is running out, what sells and where it goes", async () => {
    open();
    const low = within(await panel("Low stock"));
    expect(
      await low.findByText("2 sizes and colours with 10 pieces or fewer, 1 sold out"),
    ).toBeVisible();
    expect(low.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Moto High-TopSize 41 · WhiteOut of stock",
      expect.stringMatching(/^Gahinga Boxy TeeSize M · .+7 left$/),
    ]);
    expect(low.getAllByRole("link")[0]).toHaveAttribute("href", "/admin/products?view=prod_3");
    const top = within(await panel("Top products"));
    expect(top.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Gahinga Boxy Tee42 soldRWF 756,000",
      "Kivu Wrap Dress1 soldRWF 0",
    ]);
    const districts = within(await panel("Districts"));
    expect(districts.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "GasaboRWF 900,00040 orders",
      "HuyeRWF 01 order",
    ]);
  });

  it("name the shop where an order was collected there", async () => {
    const all = [{ district: "", orders: 3, revenue: 54_000 }];
    open({ desk: dashboardDesk(dashboardOf({ districts: all })) });
    const districts = within(await panel("Districts"));
    expect(await districts.findByText("Collected in the shop")).toBeVisible();
  });

  it("show six districts, and all of them when asked", async () => {
    const all = Array.from({ length: 9 }, (_, at) => ({
      district: `District ${at}`,
      orders: 9 - at,
      revenue: 0,
    }));
    const { user } = open({ desk: dashboardDesk(dashboardOf({ districts: all })) });
    const districts = within(await panel("Districts"));
    expect(await districts.findAllByRole("listitem")).toHaveLength(6);
    await user.click(districts.getByRole("button", { name: "Show all 9" }));
    expect(districts.getAllByRole("listitem")).toHaveLength(9);
  });

  it("say that there is nothing yet", async () => {
    const data = dashboardOf({
      total_orders: 0,
      top_products: [],
      districts: [],
      low_stock: { count: 0, sold_out: 0, variants: [] },
      unpaid: { orders: 0, amount: 0 },
    });
    const { container } = open({ desk: dashboardDesk(data) });
    for (const text of [
      "No orders found",
      "Nothing sold yet.",
      "No orders yet.",
      "Everything has more than 10 pieces left.",
      "Nobody owes anything.",
      "No changes yet.",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("a failure on the dashboard", () => {
  it("is announced once, shown in each section, and all can be retried", async () => {
    const desk = dashboardDesk();
    const { user } = open({ desk });
    server.use(http.get("*/api/admin/dashboard", () => failure(500, "It broke")));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Server error - please try again");
    const statuses = within(await panel("Orders by status"));
    expect(statuses.getByText("This could not be loaded.")).toBeVisible();
    expect(within(await panel("Recent Activity")).getByText("No changes yet.")).toBeVisible();
    server.use(...desk.handlers);
    await user.click(statuses.getByRole("button", { name: "Retry" }));
    expect(await statuses.findByText("Delivered")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leaves the other sections alone", async () => {
    const desk = dashboardDesk(dashboardOf(), [activityNumbered(1)]);
    const { user } = open({ desk });
    server.use(http.get("*/api/admin/activity", () => failure(503, "Away")));
    const activity = within(await panel("Recent Activity"));
    expect(await activity.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(await screen.findByRole("link", { name: /Total Orders ?1,284$/ })).toBeVisible();
    server.use(...desk.handlers);
    await user.click(activity.getByRole("button", { name: "Retry" }));
    expect(await activity.findByText(/STR-000001/)).toBeVisible();
  });
});
