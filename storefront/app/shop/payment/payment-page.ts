import { readSession, removeSession, writeSession } from "~/shop/session-values";

const KEY = "paymentPageOf";

/** Its buyer pressed to pay this order on a page elsewhere: whatever shows the order next goes there, once. */
export const leaveForPage = (orderId: string): void => writeSession(KEY, orderId);

/** Whether to go there now; not when the order is looked at again, by the back button or from a mail. */
export function isLeaving(orderId: string): boolean {
  if (readSession(KEY) !== orderId) return false;
  removeSession(KEY);
  return true;
}

/** @param url of a payment page, as the shop gives it: it knows the only host that there is */
export const openPage = (url: string): void => window.location.assign(url);
