import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * What is open over a list, in the address: `?view=ord_1`. Opening is a step, so that Back closes;
 * closing by hand replaces it, so that Back does not open it again.
 * @param inside a parameter about what is open, which goes with it
 */
export function useOpenParam(name: string, inside?: string) {
  const [search, setSearch] = useSearchParams();
  const write = useCallback(
    (value: string | null, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value !== null) next.set(name, value);
          else [name, ...(inside === undefined ? [] : [inside])].forEach((one) => next.delete(one));
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [name, inside, setSearch],
  );
  return {
    /** Null: nothing is open. */
    value: search.get(name),
    open: useCallback((value: string) => write(value, false), [write]),
    /** Replaces what is open: one step of Back still closes. */
    swap: useCallback((value: string) => write(value, true), [write]),
    close: useCallback(() => write(null, true), [write]),
  };
}
