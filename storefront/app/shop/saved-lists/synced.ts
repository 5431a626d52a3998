import type { SavedListKind } from "@strive/backend/contracts/saved-lists";
import { amountOf, isFields } from "~/lib/stored-values";

/**
 * The last state shared by this browser and an account. Kept across reloads: without it, what was
 * removed on one device could not be told from what was never there on another.
 */
export interface Synced<T> {
  userId: string;
  version: number;
  items: T[];
  /** What was sent since, until the answer arrives, which may be never. */
  sent: T[] | null;
}

export const syncedKeyOf = (kind: SavedListKind): string => `syncedList.v1.${kind}`;

/** Null if nothing was shared with this account yet. @throws when the storage can't be read */
export function readSynced<T>(
  kind: SavedListKind,
  userId: string,
  parse: (raw: unknown) => T[],
): Synced<T> | null {
  const text = window.localStorage.getItem(syncedKeyOf(kind));
  if (text === null) return null;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(raw) || raw["userId"] !== userId || !Array.isArray(raw["items"])) return null;
  const sent = raw["sent"];
  return {
    userId,
    version: Math.trunc(amountOf(raw["version"])),
    items: parse(raw["items"]),
    sent: Array.isArray(sent) ? parse(sent) : null,
  };
}

/** @throws where the storage is full or switched off */
export const writeSynced = <T>(kind: SavedListKind, synced: Synced<T>): void =>
  window.localStorage.setItem(syncedKeyOf(kind), JSON.stringify(synced));

/** @throws where the storage is switched off */
export const forgetSynced = (kind: SavedListKind): void =>
  window.localStorage.removeItem(syncedKeyOf(kind));
