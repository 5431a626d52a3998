import type { SavedItems, SavedList, SavedListKind } from "@strive/backend/contracts/saved-lists";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { isFields } from "~/lib/stored-values";

/** Milliseconds; short, since a logout waits for it and nobody sees it otherwise. */
const TIMEOUT_MS = 5000;

/**
 * Sent with `token`, even after it left the storage. A refusal is left to the next visible call:
 * a call in the background must not log anybody out.
 */
const options = (token: string) => ({
  headers: { Authorization: `Bearer ${token}` },
  timeoutMs: TIMEOUT_MS,
  leaveOn401: false,
});

interface Answer<Kind extends SavedListKind> {
  data: SavedList<Kind>;
}

export const readList = async <Kind extends SavedListKind>(
  kind: Kind,
  token: string,
): Promise<SavedList<Kind>> => (await api.get<Answer<Kind>>(`/${kind}`, options(token))).data;

/** @returns the new version @throws ApiError 409 when the stored one is another */
export const saveList = async <Kind extends SavedListKind>(
  kind: Kind,
  token: string,
  body: { version: number; items: ReadonlyArray<SavedItems[Kind]> },
): Promise<number> =>
  (await api.put<Answer<Kind>>(`/${kind}`, { ...options(token), body })).data.version;

/** The stored list from a 409 (another device saved first); null for any other failure. */
export function storedListOf(error: unknown): { version: number; items: unknown } | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isFields(error.data)) return null;
  const { version, items } = error.data;
  return typeof version === "number" ? { version, items } : null;
}
