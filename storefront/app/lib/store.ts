/**
 * The one place that wires jotai up: client facts that survive a reload, kept in the browser's
 * storage. Only this file and the `*-atoms.ts` files import jotai.
 */
import { atom, createStore, Provider, useAtomValue, useSetAtom } from "jotai";
import type { PrimitiveAtom } from "jotai";

export { createStore, Provider as StoreProvider, useAtomValue, useSetAtom };

export type Change<T> = T | ((current: T) => T);

interface Held<T> {
  value: T;
  /** False until the storage was read, which happens after the first paint. */
  isReady: boolean;
}

/** How a value is stored as text; reading may throw. */
export interface Format {
  read: (text: string) => unknown;
  write: (value: unknown) => string;
}
const json: Format = { read: (text) => JSON.parse(text) as unknown, write: JSON.stringify };
/** For values that are strings. */
export const rawText: Format = { read: (text) => text, write: String };

interface Place<T> {
  key: string;
  parse: (raw: unknown) => T;
  format: Format;
}

/** The stored text; undefined where the storage can't be read at all. */
function readStored<T>({ key, parse, format }: Place<T>): T | undefined {
  let text: string | null;
  try {
    text = window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    return parse(text === null ? null : format.read(text));
  } catch {
    return parse(null);
  }
}

function writeStored<T>({ key, format }: Place<T>, value: T): boolean {
  try {
    window.localStorage.setItem(key, format.write(value));
    return true;
  } catch {
    return false;
  }
}

function listen<T>(place: Place<T>, set: (value: T) => void) {
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key !== null && event.key !== place.key) return;
    const value = readStored(place);
    if (value !== undefined) set(value);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/**
 * A value under a storage key. `parse` gets whatever is stored (null when nothing is) and must
 * make a valid value of it. Every change reads the storage first, so that two tabs do not undo
 * each other; where the storage is full or switched off, the value lasts as long as the page.
 */
export function storedAtom<T>(key: string, parse: (raw: unknown) => T, format: Format = json) {
  const place: Place<T> = { key, parse, format };
  const heldAtom: PrimitiveAtom<Held<T>> = atom<Held<T>>({ value: parse(null), isReady: false });
  let isMemoryOnly = false;

  heldAtom.onMount = (set) => {
    const value = readStored(place);
    set((held) => ({ value: value ?? held.value, isReady: true }));
    return listen(place, (next) => set({ value: next, isReady: true }));
  };

  const valueAtom = atom(
    (get) => get(heldAtom).value,
    (get, set, change: Change<T>) => {
      const current = (isMemoryOnly ? undefined : readStored(place)) ?? get(heldAtom).value;
      const value = typeof change === "function" ? (change as (now: T) => T)(current) : change;
      set(heldAtom, { value, isReady: true });
      isMemoryOnly = !writeStored(place, value);
    },
  );
  /** True once the storage was read: before that, an empty value means nothing. */
  const isReadyAtom = atom((get) => get(heldAtom).isReady);
  return { valueAtom, isReadyAtom };
}
