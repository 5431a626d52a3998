import { useEffect, useSyncExternalStore } from "react";

/** There is one tab title, so its prefix is kept outside React. */
let shown = 0;
const listeners = new Set<() => void>();

function set(count: number): void {
  shown = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prefix of every tab title; empty at 0. */
export const useTabCount = (): number => useSyncExternalStore(subscribe, () => shown);

/** Shows a count while the caller is mounted. */
export function useShownInTab(count: number): void {
  useEffect(() => {
    set(count);
    return () => set(0);
  }, [count]);
}
