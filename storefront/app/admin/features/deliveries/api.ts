import type {
  CountBody,
  CreateRiderBody,
  Deliveries,
  Rider,
  StaffSheet,
  UpdateRiderBody,
} from "@strive/backend/contracts/deliveries";
import { DELIVERIES } from "~/admin/deliveries/api";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

export const deliveriesQuery = (day: string) =>
  adminQuery(
    [DELIVERIES, "day", day],
    async (client, signal) =>
      (await client.get<{ data: Deliveries }>("/admin/deliveries", { query: { day }, signal }))
        .data,
  );

const pathOf = (sheetId: string) => `/admin/delivery-sheets/${encodeURIComponent(sheetId)}`;

interface Sent {
  sheet: StaffSheet;
  refused: { order_number: string; message: string }[];
}

export const sendSheet = async (sheetId: string) =>
  (await pressOnce<{ data: Sent }>(`${pathOf(sheetId)}/send`, { body: {} })).data;

export const renewLink = async (sheetId: string) =>
  (await pressOnce<{ data: StaffSheet }>(`${pathOf(sheetId)}/renew`, { body: {} })).data;

export const countSheet = async (sheetId: string, body: CountBody) =>
  (await pressOnce<{ data: StaffSheet }>(`${pathOf(sheetId)}/count`, { body })).data;

export const addRider = async (body: CreateRiderBody) =>
  (await pressOnce<{ data: Rider }>("/admin/riders", { body })).data;

export const changeRider = async (id: string, body: UpdateRiderBody) =>
  (await api.put<{ data: Rider }>(`/admin/riders/${encodeURIComponent(id)}`, { body })).data;
