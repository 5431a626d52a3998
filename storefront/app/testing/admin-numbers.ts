import {
  adminHealthResponseSchema,
  adminHealthSchema,
  type AdminHealth,
} from "@strive/backend/contracts/admin-health";
import {
  activityListResponseSchema,
  activitySchema,
  dashboardQuerySchema,
  dashboardResponseSchema,
  dashboardSchema,
  type Activity,
  type Dashboard,
} from "@strive/backend/contracts/dashboard";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { admin, isFrom } from "./signed-in";

/** Every call below requires an admin. */
const refused = (request: Request) =>
  isFrom(request, admin) ? null : failure(403, "Access denied");
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

const DAY_MS = 86_400_000;
const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 10, 22) - days * DAY_MS).toISOString().slice(0, 10);
const monthBefore = (months: number) =>
  new Date(Date.UTC(2026, 10 - months, 1)).toISOString().slice(0, 7);

/** A shop that sold on 22 November 2026 and two days before. */
export const dashboardOf = (changes: Partial<Dashboard> = {}): Dashboard =>
  dashboardSchema.parse({
    total_products: 18,
    total_orders: 1284,
    active_users: 217,
    revenue: { rwf: 10_275_000, usd: 8529.4 },
    orders_by_status: { pending: 6, processing: 9, shipped: 14, delivered: 1252, cancelled: 3 },
    by_day: Array.from({ length: 30 }, (_, at) => ({
      day: dayBefore(29 - at),
      orders: at === 29 ? 3 : at === 27 ? 1 : 0,
      revenue: at === 29 ? 120_000 : at === 27 ? 30_000 : 0,
      usd: at === 29 ? 99.6 : at === 27 ? 24.9 : 0,
    })),
    by_month: Array.from({ length: 12 }, (_, at) => ({
      month: monthBefore(11 - at),
      orders: at === 11 ? 84 : at,
      revenue: at === 11 ? 150_000 : 0,
      usd: at === 11 ? 124.5 : 0,
    })),
    top_products: [
      { product_id: "prod_1", name: "Gahinga Boxy Tee", image: null, units: 42, revenue: 756_000 },
      { product_id: "prod_2", name: "Kivu Wrap Dress", image: null, units: 1, revenue: 0 },
    ],
    districts: [
      { district: "Gasabo", orders: 40, revenue: 900_000 },
      { district: "Huye", orders: 1, revenue: 0 },
    ],
    low_stock: {
      count: 2,
      sold_out: 1,
      variants: [
        {
          product_id: "prod_3",
          variant_id: "variant_3",
          name: "Moto High-Top",
          size: "41",
          color: "#ffffff",
          stock_quantity: 0,
        },
        {
          product_id: "prod_1",
          variant_id: "variant_1",
          name: "Gahinga Boxy Tee",
          size: "M",
          color: "#b5301a",
          stock_quantity: 7,
        },
      ],
    },
    unpaid: { orders: 3, amount: 210_000 },
    ...changes,
  });

/** Something that staff did; each number makes a different one. */
export const activityNumbered = (number: number, changes: Partial<Activity> = {}): Activity =>
  activitySchema.parse({
    id: `audit_${number}`,
    _id: `audit_${number}`,
    at: new Date(Date.now() - number * 60_000).toISOString(),
    who: "eric@example.rw",
    action: "order.status",
    subject: { kind: "order", id: `order_${number}`, label: `STR-00000${number}` },
    before: { status: "pending" },
    after: { status: "shipped" },
    text: `eric@example.rw changed order STR-00000${number}: status pending → shipped`,
    ...changes,
  });

/** Handlers of the dashboard; their data can be replaced between two calls. */
export function dashboardDesk(
  start: Dashboard = dashboardOf(),
  activities: readonly Activity[] = [],
) {
  const desk = { data: start, activities };
  const handlers = [
    http.get("*/api/admin/dashboard", ({ request }) => {
      dashboardQuerySchema.parse(queryOf(request));
      return (
        refused(request) ??
        HttpResponse.json(dashboardResponseSchema.parse({ success: true, data: desk.data }))
      );
    }),
    http.get("*/api/admin/activity", ({ request }) => {
      const { activities: data } = desk;
      return (
        refused(request) ??
        HttpResponse.json(
          activityListResponseSchema.parse({
            success: true,
            data,
            count: data.length,
            limit: 10,
            offset: 0,
          }),
        )
      );
    }),
  ];
  return { desk, handlers };
}

const GIGABYTE = 1024 ** 3;

/** A healthy shop. */
export const healthOf = (changes: Partial<AdminHealth> = {}): AdminHealth =>
  adminHealthSchema.parse({
    at: "2026-11-22T09:05:00.000Z",
    level: "ok",
    database: { level: "ok", facts: { ms: 0.6 } },
    jobs: { level: "ok", facts: { waiting: 0, failed: 0, oldest_s: null, queues: [] } },
    mails: { level: "ok", facts: { pending: 2, dead: 0, oldest_s: null } },
    texts: {
      level: "ok",
      facts: {
        channels: [],
        pending: 0,
        dead: 0,
        undelivered: 0,
        oldest_s: null,
        month_parts: 0,
        month_cost_rwf: 0,
      },
    },
    orders: { level: "ok", facts: { unbuilt: 1, oldest_s: 2 } },
    payments: { level: "ok", facts: { pending: 4 } },
    refunds: { level: "ok", facts: { open: 0, failed: 0, oldest_s: null } },
    rates: { level: "ok", facts: { as_of: "2026-11-22T00:00:00.000Z", source: "live" } },
    catalogue: { level: "ok", facts: { waiting: 0 } },
    doctor: {
      level: "ok",
      facts: { at: "2026-11-22T01:10:00.000Z", age_s: 28_500, rules: 44, wrong: [] },
    },
    disk: { level: "ok", facts: { free_bytes: 38.25 * GIGABYTE, total_bytes: 120 * GIGABYTE } },
    process: {
      level: "ok",
      facts: { version: "0.1.0", node: "20.20.2", uptime_s: 7200, memory_bytes: GIGABYTE / 2 },
    },
    ...changes,
  });

export const healthDesk = (data: AdminHealth) =>
  http.get(
    "*/api/admin/health",
    ({ request }) =>
      refused(request) ??
      HttpResponse.json(adminHealthResponseSchema.parse({ success: true, data })),
  );
