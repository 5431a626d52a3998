import type { CreateReturnBody, OrderReturn } from "@strive/backend/contracts/returns";
import { ApiError } from "~/lib/api-error";

type Lines = ReadonlyArray<Pick<CreateReturnBody["items"][number], "item_id" | "quantity">>;

/** What was sent with one key and never clearly answered: the server may have made a return of it. */
export interface OpenTry {
  /** Of each body that was sent. */
  lines: readonly string[];
  /** Ids of the returns that the order had before. */
  known: readonly string[];
}

const textOf = (lines: Lines): string =>
  lines
    .map(({ item_id, quantity }) => `${item_id} ${quantity}`)
    .sort()
    .join();

/** @param returns that the order has as these lines are sent */
export const tryWith = (
  open: OpenTry | null,
  lines: Lines,
  returns: ReadonlyArray<Pick<OrderReturn, "id">>,
): OpenTry => ({
  lines: [...(open?.lines ?? []), textOf(lines)],
  known: open?.known ?? returns.map(({ id }) => id),
});

/**
 * The return that an open try has made; undefined: none that is known of.
 * @param isMade the server said that there is one, of whatever lines
 */
export function arrivedOf(
  open: OpenTry | null,
  returns: readonly OrderReturn[],
  isMade: boolean,
): OrderReturn | undefined {
  if (open === null) return undefined;
  const added = returns.filter(({ id }) => !open.known.includes(id));
  return (
    added.find(({ items }) => open.lines.includes(textOf(items))) ??
    (isMade ? added.at(-1) : undefined)
  );
}

/** Something else was sent with the same key before, and it arrived. */
export const isMismatch = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "idempotency_mismatch";

/** The server looked at what was sent, and made nothing of it: not now, and not before. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTransient && error.status !== 429 && !isMismatch(error);
