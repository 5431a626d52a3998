import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/** A row a list already shows: its detail opens with it while the fresh one loads. */
export function useKnownRow<Row extends { id: string }>(
  lists: QueryKey,
  id: string,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<{ data: Row[] }>({ queryKey: lists })
    .flatMap(([, list]) => list?.data ?? [])
    .find((row) => row.id === id);
}
