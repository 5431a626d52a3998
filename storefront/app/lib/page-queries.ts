import type { QueryExecuteOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client";
import { createQueryClient } from "./query-cache";
import type { QueryData } from "./server-state";

export interface PageQueries {
  queries: QueryData;
  /** False when some data could not be loaded; the browser fetches it then. */
  isComplete: boolean;
}

/** Runs a page's queries on the server. A failed one is left out, it does not fail the page. */
export async function loadQueries(
  api: ApiClient,
  // oxlint-disable-next-line typescript/no-explicit-any -- each query has its own types; here only key and data count
  ...options: ReadonlyArray<QueryExecuteOptions<any, any, any, any, any>>
): Promise<PageQueries> {
  const client = createQueryClient(api);
  const settled = await Promise.allSettled(
    options.map((option: QueryExecuteOptions) => client.query({ ...option, retry: false })),
  );
  const queries = settled.flatMap((result, index) => {
    const option: QueryExecuteOptions | undefined = options[index];
    const key = option?.queryKey;
    return result.status === "fulfilled" && key ? [[key, result.value] as const] : [];
  });
  return { queries, isComplete: queries.length === options.length };
}

/** An incomplete page must not be cached by anyone. */
export const cacheHeaders = (page: PageQueries): Record<string, string> =>
  page.isComplete ? {} : { "Cache-Control": "no-store" };
