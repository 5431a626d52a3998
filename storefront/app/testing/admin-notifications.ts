import {
  allReadResponseSchema,
  markReadBodySchema,
  notificationListQuerySchema,
  notificationListResponseSchema,
  notificationResponseSchema,
  notificationSchema,
  type Notification,
} from "@strive/backend/contracts/notifications";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { admin, isFrom } from "./signed-in";

/** A notification; ids grow with the number, as they do with time. */
export const notificationNumbered = (number: number, changes: Partial<Notification> = {}) => {
  const id = `note_${String(number).padStart(6, "0")}`;
  return notificationSchema.parse({
    id,
    _id: id,
    type: "new_order",
    text: `New order STR-${String(number).padStart(6, "0")}`,
    link: `/admin/orders?view=order_${number}`,
    read: false,
    createdAt: new Date(Date.UTC(2026, 10, 22, 8) + number * 1000).toISOString(),
    ...changes,
  });
};

/** An open stream, seen from the server. */
interface OpenLine {
  lastEventId: string | null;
  write: (text: string) => void;
  /** The server closes it. */
  end: () => void;
}

/** The notifications server: list, read marks and streams; `tell` sends a new notification. */
export function notificationOffice(start: readonly Notification[], limit = 20) {
  const encoder = new TextEncoder();
  const office = {
    notifications: [...start].sort((one, other) => (one.id < other.id ? 1 : -1)),
    lines: [] as OpenLine[],
    /** Last-Event-ID of every stream that was opened. */
    opened: [] as Array<string | null>,
    listed: 0,
    isLineDown: false,
  };
  const unread = () => office.notifications.filter(({ read }) => !read).length;
  const setRead = (isIt: (notification: Notification) => boolean) => {
    office.notifications = office.notifications.map((notification) =>
      isIt(notification) ? { ...notification, read: true } : notification,
    );
  };
  const add = (notification: Notification) => {
    office.notifications = [notification, ...office.notifications];
  };
  const tell = (notification: Notification) => {
    add(notification);
    const text = `id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`;
    for (const line of office.lines) line.write(text);
  };
  const handlers = [
    http.get("*/api/notifications", ({ request }) => {
      office.listed += 1;
      if (!isFrom(request, admin)) return failure(403, "Access denied");
      const given = Object.fromEntries(new URL(request.url).searchParams);
      const { offset } = notificationListQuerySchema.parse(given);
      return HttpResponse.json(
        notificationListResponseSchema.parse({
          success: true,
          data: office.notifications.slice(offset, offset + limit),
          count: office.notifications.length,
          limit,
          offset,
          unread: unread(),
        }),
      );
    }),
    http.get("*/api/notifications/stream", ({ request }) => {
      const lastEventId = request.headers.get("last-event-id");
      office.opened.push(lastEventId);
      if (!isFrom(request, admin)) return failure(403, "Access denied");
      if (office.isLineDown) return failure(503, "Away");
      let hangUp: () => void = () => undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          hangUp = () => {
            office.lines = office.lines.filter((one) => one !== line);
          };
          const line: OpenLine = {
            lastEventId,
            write: (text) => controller.enqueue(encoder.encode(text)),
            end: () => {
              hangUp();
              controller.close();
            },
          };
          line.write("retry: 2000\n\n");
          office.lines.push(line);
        },
      });
      request.signal.addEventListener("abort", () => hangUp());
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
    http.put("*/api/notifications/read-all", async ({ request }) => {
      markReadBodySchema.parse(await request.json());
      setRead(() => true);
      return HttpResponse.json(allReadResponseSchema.parse({ success: true, data: { unread: 0 } }));
    }),
    http.put("*/api/notifications/:id/read", async ({ params, request }) => {
      markReadBodySchema.parse(await request.json());
      setRead(({ id }) => id === params["id"]);
      const data = office.notifications.find(({ id }) => id === params["id"]);
      if (data === undefined) return failure(404, "Resource not found");
      return HttpResponse.json(notificationResponseSchema.parse({ success: true, data }));
    }),
  ];
  return { office, handlers, tell, add };
}
