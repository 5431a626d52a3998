import { newKey } from "./new-key";
import { isFields, textOf } from "./stored-values";

/** One attempt to order. Its key makes every repetition the same order. */
export interface Attempt<Body extends object> {
  key: string;
  /** What the key stands for: other content is another order. */
  content: string;
  /** What was sent and never clearly answered: the server may have made an order of it. */
  unanswered: Body | null;
}

/** The attempt in what a browser's storage held; null where that is none. */
export function attemptIn<Body extends object>(kept: unknown): Attempt<Body> | null {
  if (!isFields(kept)) return null;
  const key = textOf(kept["key"]);
  const content = textOf(kept["content"]);
  if (key === null || content === null) return null;
  const unanswered = kept["unanswered"];
  return {
    key,
    content,
    // Written by this page of this version, and checked by the server like every body.
    unanswered: isFields(unanswered) ? (unanswered as unknown as Body) : null,
  };
}

/** The attempt as this body is about to be sent; the key is the earlier one while the content is the same. */
export const nextAttempt = <Body extends object>(
  kept: Attempt<Body> | null,
  content: string,
  body: Body,
): Attempt<Body> =>
  kept?.content === content
    ? { ...kept, unanswered: kept.unanswered ?? body }
    : { key: newKey(), content, unanswered: body };
