import { createContext, useContext, useState } from "react";
import { useLocation, type Location } from "react-router-dom";
import { useIsMounted } from "~/shop/use-is-mounted";
import { readFilters, searchWith } from "./filters";

/** Whether the page begins with its results, see `useOpening`. */
export const Opening = createContext(false);

/** For the links and steps within the list: each entry of the history remembers how its page began. */
export const useOpeningState = (): boolean => useContext(Opening);

/**
 * Whether a page begins with its results: one that is opened with a search, a filter, an order or more
 * products does. Whoever filters within a page keeps what stands above the list, or the list would jump
 * under the hand; each entry of the history remembers it, so that Back finds the height it left.
 */
export function useOpening(): boolean {
  const { key, search, state } = useLocation() as Location<unknown>;
  const isMounted = useIsMounted();
  // The server knows the address alone, and what it wrote stays until another one is gone to.
  const [writtenKey] = useState(isMounted ? null : key);
  if (key !== writtenKey && typeof state === "boolean") return state;
  const filters = readFilters(new URLSearchParams(search));
  // Whatever makes the list another one than that of the plain page.
  return searchWith(filters, filters) !== "";
}
