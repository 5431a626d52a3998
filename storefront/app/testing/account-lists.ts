import type { User } from "@strive/backend/contracts/accounts";
import type { SavedList, SavedListKind } from "@strive/backend/contracts/saved-lists";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { answerSavedList, NOTHING_SAVED, savedBody } from "./saved-lists";
import { isFrom } from "./signed-in";

const KINDS = ["cart", "wishlist"] as const;

/** One recorded call: `cart 1` is a save on top of version 1. */
export type ListCall = `GET ${SavedListKind}` | `PUT ${SavedListKind} ${number}`;

/**
 * The lists that an account keeps, and handlers that read and replace them as the server does:
 * owner only, and 409 for a version that is not the stored one.
 */
export function accountLists(owner: User, start: Partial<Record<SavedListKind, SavedList>> = {}) {
  const stored = { cart: NOTHING_SAVED, wishlist: NOTHING_SAVED, ...start };
  const calls: ListCall[] = [];
  const refused = () => failure(401, "Please log in");
  const handlers = KINDS.flatMap((kind) => [
    http.get(`*/api/${kind}`, ({ request }) => {
      if (!isFrom(request, owner)) return refused();
      calls.push(`GET ${kind}`);
      return HttpResponse.json(answerSavedList(kind, stored[kind]));
    }),
    http.put(`*/api/${kind}`, async ({ request }) => {
      if (!isFrom(request, owner)) return refused();
      const next = await savedBody(kind, request);
      calls.push(`PUT ${kind} ${next.version - 1}`);
      if (next.version !== stored[kind].version + 1) {
        const data = answerSavedList(kind, stored[kind]).data;
        return failure(409, "This list was changed on another device.", { data });
      }
      stored[kind] = next;
      return HttpResponse.json(answerSavedList(kind, next));
    }),
  ]);
  return { handlers, stored, calls };
}
