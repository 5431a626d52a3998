import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { attemptIn, nextAttempt, type Attempt } from "~/lib/order-attempt";
import { isFields } from "~/lib/stored-values";
import { ATTEMPT_KEYS, readSession, removeSession, writeSession } from "~/shop/session-values";
import type { CheckoutOrigin } from "./checkout-origin";

/**
 * One attempt to buy what lies in the checkout. Its key makes every repetition the same order, so
 * it outlives a reload, Back and a changed address; other items, or success, end it.
 */
export type OrderAttempt = Attempt<CreateOrderBody>;

const VERSION = 1;
const slotOf = (origin: CheckoutOrigin): string => ATTEMPT_KEYS[origin];
const contentOf = ({ items }: Pick<CreateOrderBody, "items">): string => JSON.stringify(items);

function read(origin: CheckoutOrigin): OrderAttempt | null {
  const kept = readSession(slotOf(origin));
  return isFields(kept) && kept["version"] === VERSION ? attemptIn(kept) : null;
}

const write = (origin: CheckoutOrigin, attempt: OrderAttempt): void =>
  writeSession(slotOf(origin), { version: VERSION, ...attempt });

/** Notes that this body is about to be sent; the key is the earlier one while the items are the same. */
export function startAttempt(origin: CheckoutOrigin, body: CreateOrderBody): OrderAttempt {
  const attempt = nextAttempt(read(origin), contentOf(body), body);
  write(origin, attempt);
  return attempt;
}

/** The server refused: nothing of what was sent became an order. The key stays usable. */
export function noteRefusal(origin: CheckoutOrigin): void {
  const kept = read(origin);
  if (kept !== null) write(origin, { ...kept, unanswered: null });
}

/** The attempt still open, if any. */
export const openAttempt = read;

export const endAttempt = (origin: CheckoutOrigin): void => removeSession(slotOf(origin));
