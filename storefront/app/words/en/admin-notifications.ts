import { plural } from "~/lib/plural";

export const title = "Notifications";
/** The bell's name: "Notifications, 3 unread". */
export const bell = (unread: number) =>
  unread === 0 ? title : `${title}, ${unread.toLocaleString("en")} unread`;
export const markAllRead = "Mark all as read";
export const notMarked = "Failed to mark notification as read";
export const unread = "Unread:";
export const none = "No notifications yet";
export const noneHelp = "New orders, messages and low stock appear here.";
export const loading = "Loading notifications...";
export const older = "Show older";
/** Announced when a notification arrives. */
export const newNotification = (text: string) => `New notification: ${text}`;
export const newNotifications = (count: number) =>
  plural(count, {
    one: "1 new notification",
    other: `${count.toLocaleString("en")} new notifications`,
  });
export const paused = "Live updates are interrupted. Checking for new ones every 30 seconds.";
