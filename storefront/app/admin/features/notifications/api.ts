import type {
  AllReadResponse,
  NotificationListResponse,
  NotificationResponse,
} from "@strive/backend/contracts/notifications";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

/** First part of the keys below. */
export const NOTIFICATIONS = "notifications";
export const NOTIFICATION_LISTS = ["admin", NOTIFICATIONS] as const;
export const STREAM_PATH = "/notifications/stream";

/** A page of staff notifications; without a page number, the newest. */
export const notificationsQuery = (offset = 0) =>
  adminQuery([NOTIFICATIONS, offset], (client, signal) =>
    client.get<NotificationListResponse>("/notifications", { query: { offset }, signal }),
  );

export const markRead = async (id: string) =>
  (
    await api.put<NotificationResponse>(`/notifications/${encodeURIComponent(id)}/read`, {
      body: {},
    })
  ).data;

export const markAllRead = () => api.put<AllReadResponse>("/notifications/read-all", { body: {} });
