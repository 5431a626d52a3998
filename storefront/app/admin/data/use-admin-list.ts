import { keepPreviousData, type UseQueryOptions } from "@tanstack/react-query";
import { useAdminQuery, type AdminQuery } from "./admin-query";

/** What every list of the API answers. */
export interface ListAnswer<Row> {
  data: Row[];
  /** Of all matches. */
  count: number;
  /** Rows of a page, as the setting itemsPerPage says. */
  limit: number;
  offset: number;
}

/** A list: the old rows stay until those of the next page have loaded. */
export const useAdminList = <TAnswer extends ListAnswer<unknown>>(
  options: UseQueryOptions<TAnswer>,
): AdminQuery<TAnswer> => useAdminQuery({ ...options, placeholderData: keepPreviousData });
