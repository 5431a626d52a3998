import type {
  ChangedCartBody,
  RememberedLine,
  RemindCartBody,
} from "@strive/backend/contracts/alerts";
import { api } from "~/lib/api-client";
import type { CartLine } from "~/lib/cart-rules";

/** The contract's MAX_SAVED_LINES; repeated because importing it would pull in zod. */
const MOST_LINES = 100;

/** What the shop has to know of a cart. */
export const rememberedOf = (lines: readonly CartLine[]): RememberedLine[] =>
  lines.slice(0, MOST_LINES).map(({ id, _id, quantity }) => ({ id, _id, quantity }));

/** @returns the code that takes it back */
export const askReminder = async (body: RemindCartBody, signal?: AbortSignal): Promise<string> =>
  (await api.post<{ data: { code: string } }>("/alerts/carts", { body, signal })).data.code;

/** @returns whether the message is still to come */
export async function tellCart(code: string, lines: readonly CartLine[]): Promise<boolean> {
  const body: ChangedCartBody = { lines: rememberedOf(lines) };
  const path = `/alerts/carts/${encodeURIComponent(code)}`;
  return (await api.put<{ data: { is_on: boolean } }>(path, { body, leaveOn401: false })).data
    .is_on;
}
