import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useNextSearch } from "~/lib/use-next-search";
import { readFilters, searchWith, type CatalogueFilters } from "./filters";
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
  const change = (changed: Partial<CatalogueFilters>) => {
    const search = nextSearch((now) => searchWith(readFilters(now), changed));
    void navigate({ search }, { replace: "q" in changed, preventScrollReset: true, state });
  };
  return { filters, change };
}
