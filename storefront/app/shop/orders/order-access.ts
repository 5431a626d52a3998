import { paths } from "~/lib/paths";
import { isFields, textOf } from "~/lib/stored-values";
import { readSession, writeSession } from "../session-values";

/**
 * The access tokens of the orders placed in this tab, by order id. A token opens its order for
 * whoever holds it, so it never stands in an address that is bookmarked, shared or logged. The link
 * in the order's mail carries it behind the #, which no server sees; it is taken out on arrival. Beyond
 * the tab only a guest's transit list keeps it, as long as the order is on its way.
 */
const KEY = "orderAccess";

const readAll = (): Record<string, unknown> => {
  const kept = readSession(KEY);
  return isFields(kept) ? { ...kept } : {};
};

export const saveOrderAccess = (orderId: string, accessToken: string): void =>
  writeSession(KEY, { ...readAll(), [orderId]: accessToken });

/** Null for an order placed elsewhere; its owner can still read it when signed in. */
export const readOrderAccess = (orderId: string): string | null => textOf(readAll()[orderId]);

/** The token that a link from a mail brought along, or null. @param hash with its `#` */
export const arrivingAccess = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get("access");

/** An address that brings a token along, behind the `#`; see `arrivingAccess`. */
export const withAccess = (path: string, accessToken: string | null): string =>
  accessToken === null ? path : `${path}#access=${encodeURIComponent(accessToken)}`;

/** Where an order's confirmation stands: the address names the order, never its token. */
export const confirmationPath = (orderId: string): string =>
  `${paths.checkout()}/confirmation?order=${encodeURIComponent(orderId)}`;
