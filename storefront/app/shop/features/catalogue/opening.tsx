import { createContext, useContext, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useIsMounted } from "~/shop/use-is-mounted";
import { asksForAll, readFilters } from "./filters";

/** What an address that was reached by a filter keeps in the history. */
interface OpeningState {
  opensAtResults: boolean;
}

const OpeningContext = createContext<OpeningState>({ opensAtResults: false });

/** For the links and steps within the list: they leave what stands above it as it is. */
export const useOpeningState = (): OpeningState => useContext(OpeningContext);

const isOpeningState = (state: unknown): state is OpeningState =>
  typeof state === "object" && state !== null && "opensAtResults" in state;

/**
 * Whether a page begins with its results: one that is opened with a search or a filter does. Whoever
 * filters within a page keeps what stands above the list, or the list would jump under the hand; each
 * entry of the history remembers it, so that Back finds the height it left.
 */
export function Opening({ children }: { children: (opensAtResults: boolean) => ReactNode }) {
  const { key, search, ...location } = useLocation();
  const state: unknown = location.state;
  const isMounted = useIsMounted();
  // The server knows the address alone, and what it wrote stays until another one is gone to.
  const [writtenKey] = useState(isMounted ? null : key);
  const opensAtResults =
    key !== writtenKey && isOpeningState(state)
      ? state.opensAtResults
      : !asksForAll(readFilters(new URLSearchParams(search)));
  return <OpeningContext value={{ opensAtResults }}>{children(opensAtResults)}</OpeningContext>;
}
