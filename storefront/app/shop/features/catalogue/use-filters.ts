import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { readFilters, searchWith, type CatalogueFilters } from "./filters";

/** The filters of the URL, and a way to change them without a jump of the page. */
export function useFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (changed: Partial<CatalogueFilters>) => {
    const search = searchWith(filters, changed);
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { filters, change };
}
