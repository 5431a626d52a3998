import type { PlanBody, Rider, SplitBody } from "@strive/backend/contracts/deliveries";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

/** First part of the keys of what is read of deliveries. */
export const DELIVERIES = "deliveries";
/** First parts of the keys of what a delivery makes old: status, stock and money move with it. */
export const DELIVERY_RESOURCES = [
  DELIVERIES,
  "orders",
  "payments",
  "products",
  "dashboard",
] as const;

export const ridersQuery = () =>
  adminQuery(
    [DELIVERIES, "riders"],
    async (client, signal) =>
      (await client.get<{ data: Rider[] }>("/admin/riders", { signal })).data,
  );

export const planDeliveries = async (body: PlanBody) =>
  (await pressOnce<{ data: { parcel_ids: string[] } }>("/admin/deliveries/plan", { body })).data;

/** Each piece of an order's goods in one of its parcels. Sent again it changes nothing. */
export const splitOrder = (orderId: string, body: SplitBody) =>
  api.put(`/orders/${encodeURIComponent(orderId)}/parcels`, { body });

/** What opens a rider's day, from anywhere. */
export const sheetLink = (token: string) => `${window.location.origin}/rider#${token}`;
