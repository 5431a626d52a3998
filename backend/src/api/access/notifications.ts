import { z } from "zod";
import {
  allReadResponseSchema,
  markReadBodySchema,
  notificationListQuerySchema,
  notificationListResponseSchema,
  notificationResponseSchema,
  notificationStreamQuerySchema,
} from "../../contracts/notifications";
import type { RouteRule } from "./rule";

export const notificationRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/notifications",
    who: "admin",
    summary: "Notifications for staff, the newest first, and what of them the admin has read",
    query: notificationListQuerySchema,
    response: notificationListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/notifications/stream",
    who: "admin",
    summary:
      "Notifications as they happen, as server-sent events; Last-Event-ID, or `after`, brings what was " +
      "missed since that one. One may come twice around a reconnect: its id tells",
    query: notificationStreamQuerySchema,
    response: z.string(),
    responseType: "text/event-stream",
  },
  {
    method: "PUT",
    path: "/api/notifications/read-all",
    who: "admin",
    summary: "Mark all that exist now as read by this admin",
    body: markReadBodySchema,
    response: allReadResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/notifications/:id/read",
    who: "admin",
    summary: "Mark one as read by this admin",
    body: markReadBodySchema,
    response: notificationResponseSchema,
  },
];
