import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/** A row as a list shows it already: its detail opens with it and asks for itself. */
export function useKnownRow<Row extends { id: string }>(
  lists: QueryKey,
  id: string,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<{ data: Row[] }>({ queryKey: lists })
    .flatMap(([, list]) => list?.data ?? [])
    .find((row) => row.id === id);
}
