import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { newKey } from "~/lib/new-key";
import { isFields, textOf } from "~/lib/stored-values";
import { ATTEMPT_KEYS, readSession, removeSession, writeSession } from "~/shop/session-values";
import type { CheckoutOrigin } from "./checkout-origin";

/**
 * One attempt to buy what lies in the checkout. Its key makes every repetition the same order, so
 * it outlives a reload, Back and a changed address; other items, or success, end it.
 */
export interface OrderAttempt {
  key: string;
  /** The items the key stands for. */
  content: string;
  /** What was sent and never clearly answered: the server may have made an order of it. */
  unanswered: CreateOrderBody | null;
}

const VERSION = 1;
const slotOf = (origin: CheckoutOrigin): string => ATTEMPT_KEYS[origin];
const contentOf = ({ items }: Pick<CreateOrderBody, "items">): string => JSON.stringify(items);

function read(origin: CheckoutOrigin): OrderAttempt | null {
  const kept = readSession(slotOf(origin));
  if (!isFields(kept) || kept["version"] !== VERSION) return null;
  const key = textOf(kept["key"]);
  const content = textOf(kept["content"]);
  if (key === null || content === null) return null;
  const unanswered = kept["unanswered"];
  return {
    key,
    content,
    // Written by this page of this version, and checked by the server like every body.
    unanswered: isFields(unanswered) ? (unanswered as unknown as CreateOrderBody) : null,
  };
}

const write = (origin: CheckoutOrigin, attempt: OrderAttempt): void =>
  writeSession(slotOf(origin), { version: VERSION, ...attempt });

/** Notes that this body is about to be sent; the key is the earlier one while the items are the same. */
export function startAttempt(origin: CheckoutOrigin, body: CreateOrderBody): OrderAttempt {
  const content = contentOf(body);
  const kept = read(origin);
  const attempt: OrderAttempt =
    kept?.content === content
      ? { ...kept, unanswered: kept.unanswered ?? body }
      : { key: newKey(), content, unanswered: body };
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
