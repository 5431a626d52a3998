import { useEffect, useSyncExternalStore } from "react";

/** There is one tab: what stands before its title is known outside of React. */
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

/** Stands before every title of the tab; nothing at 0. */
export const useTabCount = (): number => useSyncExternalStore(subscribe, () => shown);

/** Shows a count as long as the caller is there. */
export function useShownInTab(count: number): void {
  useEffect(() => {
    set(count);
    return () => set(0);
  }, [count]);
}
