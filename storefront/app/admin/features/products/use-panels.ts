import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const NAMES = ["view", "edit", "copy"] as const;
export type PanelName = (typeof NAMES)[number];
/** `?edit=new`: the form for a product that is none yet. */
export const NEW_PRODUCT = "new";

/**
 * What is open over the list of products, in its address; one at a time. Opening is a step, so that
 * Back leads to what was open before; closing by hand replaces it.
 */
export function usePanels() {
  const [search, setSearch] = useSearchParams();
  const write = useCallback(
    (name: PanelName | null, value: string, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const other of NAMES) next.delete(other);
          if (name !== null) next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    valueOf: (name: PanelName) => search.get(name),
    open: useCallback((name: PanelName, value: string) => write(name, value, false), [write]),
    close: useCallback(() => write(null, "", true), [write]),
  };
}
