import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";

/** Kinds of news for staff. */
export const NOTIFICATION_TYPES = [
  "new_order",
  "order_changed",
  "payment_failed",
  "refund_due",
  "payment_owed",
  "return",
  "review",
  "receipt",
  "low_stock",
  "contact_message",
  "import_finished",
  "mail_dead",
] as const;

export const notificationSchema = z.object({
  id: z.string(),
  _id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  text: z.string(),
  /** Path in the shop; null when there is nothing to open. */
  link: z.string().nullable(),
  /** By the admin who asks. */
  read: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Query of GET /api/notifications. */
export const notificationListQuerySchema = z.strictObject({
  unread: z.enum(["true", "false"]).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type NotificationListQuery = z.infer<typeof notificationListQuerySchema>;
export const notificationListResponseSchema = listOf(notificationSchema).extend({
  /** Of all of them, whatever the page. */
  unread: z.number().int().min(0),
});
export type NotificationListResponse = z.infer<typeof notificationListResponseSchema>;
export const notificationResponseSchema = successOf(notificationSchema);
export type NotificationResponse = z.infer<typeof notificationResponseSchema>;
/** Query of GET /api/notifications/stream; the header Last-Event-ID goes before it. */
export const notificationStreamQuerySchema = z.strictObject({
  /** Id of the last one that is known already. */
  after: z.string().max(80).optional(),
});
export type NotificationStreamQuery = z.infer<typeof notificationStreamQuerySchema>;
/** Nothing but the URL is needed to mark as read. */
export const markReadBodySchema = z.strictObject({});
/** Answer of PUT /api/notifications/read-all. */
export const allReadResponseSchema = successOf(z.object({ unread: z.literal(0) }));
export type AllReadResponse = z.infer<typeof allReadResponseSchema>;
