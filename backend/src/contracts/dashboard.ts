import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { orderStatusSchema } from "./orders";
import { MAX_LIMIT, offsetSchema, wholeNumberText } from "./pagination";

const count = z.number().int().min(0);
/** Whole RWF: completed payments minus what was paid back. */
const revenue = z.number().int();
/** Each payment converted at the rate that stands on its order, summed; 2 decimals. */
const usd = z.number();

/** A variant with this many pieces or fewer is low. */
export const LOW_STOCK = 10;

/** Query of GET /api/admin/dashboard. */
export const dashboardQuerySchema = z.strictObject({
  /** How many days and months are listed, today's included. */
  days: wholeNumberText(1, 366).default(30),
  months: wholeNumberText(1, 60).default(12),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

/** Days and months are those of Africa/Kigali; every one of the range is listed, also empty ones. */
export const dashboardSchema = z.object({
  total_products: count,
  total_orders: count,
  active_users: count,
  revenue: z.object({
    rwf: revenue,
    usd,
  }),
  orders_by_status: z.record(orderStatusSchema, count),
  by_day: z.array(z.object({ day: z.iso.date(), orders: count, revenue, usd })),
  by_month: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), orders: count, revenue, usd }),
  ),
  /** By units of orders that are not cancelled, the ten most sold. */
  top_products: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      units: z.number().int(),
      revenue,
    }),
  ),
  /** Orders that are not cancelled, by where they go; the largest first. */
  districts: z.array(z.object({ district: z.string(), orders: count, revenue })),
  low_stock: z.object({
    /** Variants on sale with ten pieces or fewer now, including those with none. */
    count,
    sold_out: count,
    /** The ten with the least. */
    variants: z.array(
      z.object({
        product_id: z.string(),
        variant_id: z.string(),
        name: z.string(),
        size: z.string(),
        color: z.string(),
        stock_quantity: z.number().int(),
      }),
    ),
  }),
  /** Orders that are neither paid nor cancelled. */
  unpaid: z.object({ orders: count, amount: z.number().int().min(0) }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
export const dashboardResponseSchema = successOf(dashboardSchema);
export type DashboardResponse = z.infer<typeof dashboardResponseSchema>;

export const activitySchema = z.object({
  id: z.string(),
  _id: z.string(),
  at: z.string(),
  /** E-mail of who did it, or `system`. */
  who: z.string(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** One plain sentence: "admin@strive.rw changed order STR-000123: status pending → shipped". */
  text: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;
/** Query of GET /api/admin/activity: the last ten by default. */
export const activityListQuerySchema = z.strictObject({
  subject_kind: z.string().max(40).optional(),
  subject_id: z.string().max(80).optional(),
  limit: wholeNumberText(1, MAX_LIMIT).default(10),
  offset: offsetSchema,
});
export type ActivityListQuery = z.infer<typeof activityListQuerySchema>;
export const activityListResponseSchema = listOf(activitySchema);
export type ActivityListResponse = z.infer<typeof activityListResponseSchema>;
