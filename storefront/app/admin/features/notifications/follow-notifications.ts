import type {
  Notification,
  NotificationListResponse,
} from "@strive/backend/contracts/notifications";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { NOTIFICATION_LISTS, notificationsQuery } from "./api";
import { keepNotificationLine } from "./notification-line";

/** Milliseconds between two refetches caused by notifications: a rush of orders counts as one. */
const GAP_MS = 5000;
/** A notification is dated when its cause began, but arrives when that ended. */
const OVERLAP_MS = 60_000;

/** What a kind of notification invalidates, as first parts of query keys. */
const MAKES_OLD: Readonly<Record<Notification["type"], readonly string[]>> = {
  new_order: ["orders", "payments", "dashboard", "users"],
  order_changed: ["orders"],
  payment_failed: ["orders", "payments", "dashboard"],
  refund_due: ["orders", "payments", "dashboard"],
  payment_owed: ["orders", "payments", "dashboard"],
  return: ["returns", "orders"],
  review: ["reviews"],
  receipt: ["receipts", "orders"],
  low_stock: ["products", "dashboard"],
  contact_message: ["messages", "dashboard"],
  import_finished: ["products", "categories", "imports", "imports-list", "dashboard"],
  mail_dead: ["mails", "dashboard"],
};

const FIRST_PAGE = notificationsQuery().queryKey;
const firstPage = (client: QueryClient) =>
  client.getQueryData<NotificationListResponse>(FIRST_PAGE);

/** Collects what is stale and refetches it: at once, then every few seconds at most. */
function gatherer(client: QueryClient) {
  const old = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (old.size === 0) return;
    const resources = [...old];
    old.clear();
    timer = setTimeout(flush, GAP_MS);
    for (const resource of resources) {
      void client.invalidateQueries({ queryKey: ["admin", resource] });
    }
  };
  return {
    add: (resources: readonly string[]) => {
      for (const resource of resources) old.add(resource);
      timer ??= setTimeout(flush, 0);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Announces what is new on the first page, however it got there. */
function watchFirstPage(
  client: QueryClient,
  onNotifications: (notifications: readonly Notification[]) => void,
) {
  const hash = hashKey(FIRST_PAGE);
  const known = firstPage(client);
  const seen = new Set((known?.data ?? []).map(({ id }) => id));
  // A longer page shows older notifications too: those are not new.
  let since = Date.parse(known?.data[0]?.createdAt ?? "") - OVERLAP_MS || 0;
  let isFirst = known === undefined;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== hash) return;
    const { data } = event.query.state.data as NotificationListResponse;
    const fresh = data.filter(({ id, read, createdAt }) => {
      return !seen.has(id) && !read && Date.parse(createdAt) >= since;
    });
    for (const { id } of data) seen.add(id);
    since = Math.max(since, Date.parse(data[0]?.createdAt ?? "") - OVERLAP_MS || 0);
    if (!isFirst && fresh.length > 0) onNotifications(fresh);
    isFirst = false;
  });
}

/** Puts a new notification at the top of the list and counts it. */
function put(client: QueryClient, notification: Notification): void {
  client.setQueryData<NotificationListResponse>(FIRST_PAGE, (page) => {
    if (page === undefined || page.data.some(({ id }) => id === notification.id)) return page;
    const unread = page.unread + (notification.read ? 0 : 1);
    return { ...page, data: [notification, ...page.data], count: page.count + 1, unread };
  });
}

interface FollowOptions {
  /** Handles what arrived together. */
  onNotifications: (notifications: readonly Notification[]) => void;
  onState: (isLive: boolean) => void;
}

/**
 * Follows the server's notifications from the page known now. Whatever a notification is about is
 * refetched. @returns stops it
 */
export function followNotifications(
  client: QueryClient,
  { onNotifications, onState }: FollowOptions,
) {
  const old = gatherer(client);
  const unwatch = watchFirstPage(client, (notifications) => {
    old.add(notifications.flatMap(({ type }) => MAKES_OLD[type]));
    onNotifications(notifications);
  });
  const hangUp = keepNotificationLine({
    lastId: () => firstPage(client)?.data[0]?.id ?? null,
    onNotification: (notification) => put(client, notification),
    onState,
    onReturn: () => void client.invalidateQueries({ queryKey: NOTIFICATION_LISTS }),
  });
  return () => {
    hangUp();
    unwatch();
    old.stop();
  };
}
