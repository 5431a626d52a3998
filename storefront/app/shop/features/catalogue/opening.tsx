import { createContext, useContext, useState } from "react";
import { useLocation, type Location } from "react-router-dom";
import { useIsMounted } from "~/lib/use-is-mounted";
import { readFilters, searchWith } from "./filters";

/** Whether the page begins with its results, see `useOpening`. */
export const Opening = createContext(false);

/** For navigations within the list: each history entry remembers how its page began. */
export const useOpeningState = (): boolean => useContext(Opening);

/**
 * Whether a page begins with its results, as one opened with a search, a filter, an order or more
 * products does. Filtering within a page keeps what is above the list, or the list would jump
 * under the finger; each history entry remembers it, so that Back restores the scroll position.
 */
export function useOpening(): boolean {
  const { key, search, state } = useLocation() as Location<unknown>;
  const isMounted = useIsMounted();
  // The server only knows the URL, and what it rendered stays until the next navigation.
  const [writtenKey] = useState(isMounted ? null : key);
  if (key !== writtenKey && typeof state === "boolean") return state;
  const filters = readFilters(new URLSearchParams(search));
  // Anything that makes the list differ from the plain page's.
  return searchWith(filters, filters) !== "";
}
