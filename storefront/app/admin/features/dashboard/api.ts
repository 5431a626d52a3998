import type { ActivityListResponse, DashboardResponse } from "@strive/backend/contracts/dashboard";
import type { OrderListResponse } from "@strive/backend/contracts/orders";
import { adminQuery } from "~/admin/data/admin-query";

/** First part of the keys below. */
const DASHBOARD = "dashboard";
/** The longest periods that the chart shows. */
const DAYS = 30;
const MONTHS = 12;
/** How many unpaid orders are listed; a link leads to the rest. */
const NAMED = 5;

/** Counts, sums and what needs attention: one answer for most of the screen. */
export const dashboardQuery = () =>
  adminQuery([DASHBOARD, "numbers"], async (api, signal) => {
    const query = { days: DAYS, months: MONTHS };
    return (await api.get<DashboardResponse>("/admin/dashboard", { query, signal })).data;
  });

/** The last ten changes. */
export const activityQuery = () =>
  adminQuery([DASHBOARD, "activity"], async (api, signal) => {
    return (await api.get<ActivityListResponse>("/admin/activity", { signal })).data;
  });

/** The orders that have waited longest. */
export const unpaidQuery = () =>
  adminQuery(["orders", "unpaid"], async (api, signal) => {
    const query = { payment_status: "due", sort: "oldest", limit: NAMED };
    return (await api.get<OrderListResponse>("/orders", { query, signal })).data;
  });
