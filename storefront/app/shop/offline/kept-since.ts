import { useSyncExternalStore } from "react";

let since: number | null = null;
const listeners = new Set<() => void>();

function set(value: number | null): void {
  since = value;
  for (const listener of listeners) listener();
}

/** Something on the screen is as the server gave it then, in milliseconds: the oldest counts. */
export const noteKept = (at: number): void => set(since === null ? at : Math.min(since, at));
/** Another screen, or a network again. */
export const noteFresh = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Since when what is shown may have changed, in milliseconds; null: it is fresh. */
export const useKeptSince = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => null,
  );
