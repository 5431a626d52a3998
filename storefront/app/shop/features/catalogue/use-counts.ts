import type { Facets } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { usePageQuery } from "~/lib/query";
import { countsQuery, type Counts } from "./facets-query";
import { NOT_NARROWED, type CatalogueFilters } from "./filters";
import { useSettled } from "~/lib/use-settled";

const DEBOUNCE_MS = 200;
/** Whoever waits longer is told so. */
const SLOW_MS = 300;

export interface FilterCounts {
  /** As last counted: it stays while the next answer is pending. */
  counts: Counts | undefined;
  /** Without the panel's filters: which values there are at all, in an order that stays. */
  all: Facets | null | undefined;
  isSlow: boolean;
  error: Error | null;
  retry: () => void;
}

/** What the filters lead to, once they rest. @param filters the same object until they change */
export function useCounts(filters: CatalogueFilters, isEnabled: boolean): FilterCounts {
  const asked = useSettled(filters, DEBOUNCE_MS);
  const { data, error, retry } = usePageQuery(countsQuery(asked), { isEnabled });
  const { data: all } = usePageQuery(countsQuery({ ...asked, ...NOT_NARROWED }), { isEnabled });
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  const isPending = asked !== filters || (data === undefined && error === null);
  const wasPending = useSettled(isPending, SLOW_MS);
  return {
    counts: data ?? known,
    all: all?.facets,
    isSlow: isPending && wasPending,
    error,
    retry,
  };
}
