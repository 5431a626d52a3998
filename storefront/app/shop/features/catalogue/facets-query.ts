import type { Facets, ProductListResponse } from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "~/lib/api-client";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL } from "~/shop/api/catalogue-call";
import { listParamsOf, type CatalogueFilters } from "./filters";

export interface Counts {
  /** Number of matches. */
  total: number;
  /** Null: told by the phone, which has no network. */
  facets: Facets | null;
}

/** What decides which products match, and nothing of how they are shown. */
function matchParamsOf(filters: CatalogueFilters) {
  const { sort: _sort, count: _count, ...params } = listParamsOf(filters);
  return params;
}

async function fetchCounts(
  api: ApiClient,
  filters: CatalogueFilters,
  { signal, facets }: { signal: AbortSignal; facets: boolean },
): Promise<Counts> {
  const answer = await api.get<ProductListResponse>("/products", {
    ...CATALOGUE_CALL,
    signal,
    query: { ...matchParamsOf(filters), limit: 1, facets: facets || null },
  });
  return { total: answer.count, facets: answer.facets ?? null };
}

/** How many products match, in all and for each value. */
export const countsQuery = (filters: CatalogueFilters) =>
  queryOptions({
    queryKey: ["products", "counts", matchParamsOf(filters)] as const,
    queryFn: ({ signal, meta }) => fetchCounts(apiOf(meta), filters, { signal, facets: true }),
  });

/** How many products would match each of several filters. */
export const totalsQuery = (each: readonly CatalogueFilters[]) =>
  queryOptions({
    queryKey: ["products", "totals", each.map(matchParamsOf)] as const,
    queryFn: ({ signal, meta }) =>
      Promise.all(
        each.map(async (filters) => {
          const { total } = await fetchCounts(apiOf(meta), filters, { signal, facets: false });
          return total;
        }),
      ),
  });
