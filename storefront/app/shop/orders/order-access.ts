import { paths } from "~/lib/paths";
import { isFields, textOf } from "~/lib/stored-values";
import { readSession, writeSession } from "../session-values";

/**
 * The access tokens of the orders placed in this tab, by order id. A token opens its order for
 * whoever holds it, so it is never in a URL that is bookmarked, shared or logged. The link
 * in the order's mail has it after the #, which no server sees; it is removed on arrival. Outside
 * the tab only a guest's transit list keeps it, while the order is on its way.
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

/** All tokens of this tab. */
export const keptAccess = (): string[] =>
  Object.values(readAll()).flatMap((token) => textOf(token) ?? []);

/** The token in a mail's link, or null. @param hash with its `#` */
export const arrivingAccess = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get("access");

/** A URL with a token after the `#`; see `arrivingAccess`. */
export const withAccess = (path: string, accessToken: string | null): string =>
  accessToken === null ? path : `${path}#access=${encodeURIComponent(accessToken)}`;

/** The URL of an order's confirmation: it has the order's id, never its token. */
export const confirmationPath = (orderId: string): string =>
  `${paths.checkout()}/confirmation?order=${encodeURIComponent(orderId)}`;

/** The steps of the form that returns something of an order. */
export const RETURN_STEPS = ["items", "money", "handover"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

const RETURN_PARAM = "return";

/** The step of the form that an order's address opens; null: it opens the order. */
export function returnStepIn(search: URLSearchParams): ReturnStep | null {
  const value = search.get(RETURN_PARAM);
  if (value === null) return null;
  return RETURN_STEPS.find((step) => step === value) ?? "items";
}

/** The address of the form that returns something of an order. */
export const returnPath = (orderId: string, step: ReturnStep = "items"): string =>
  `${confirmationPath(orderId)}&${RETURN_PARAM}=${step}`;

const RECEIPT_PARAM = "receipt";

/** Number of the receipt that an order's address opens; null: it opens the order. */
export function receiptIn(search: URLSearchParams): number | null {
  const value = search.get(RECEIPT_PARAM);
  return value === null || !/^\d{1,15}$/.test(value) ? null : Number(value);
}

/** The address of one receipt of an order. */
export const receiptPath = (orderId: string, number: number): string =>
  `${confirmationPath(orderId)}&${RECEIPT_PARAM}=${number}`;
