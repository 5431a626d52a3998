import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useNextSearch } from "~/lib/use-next-search";
import { readFilters, searchWith, type FilterChange } from "./filters";
import { useOpeningState } from "./opening";

/**
 * The URL's filters, and a way to change them without scrolling. Typing a search
 * adds no history entries.
 */
export function useFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const nextSearch = useNextSearch();
  const state = useOpeningState();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (wanted: FilterChange) => {
    const search = nextSearch((now) => {
      const current = readFilters(now);
      return searchWith(current, typeof wanted === "function" ? wanted(current) : wanted);
    });
    void navigate({ search }, { replace: "q" in wanted, preventScrollReset: true, state });
  };
  return { filters, change };
}
