import {
  QueryClient,
  useQueryClient,
  type QueryKey,
  type QueryExecuteOptions,
} from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { ApiError } from "./api-error";

const STALE_MS = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        // One quiet second try for a bad line; what the server refuses, it refuses again.
        retry: (count, error) => count < 1 && error instanceof ApiError && error.isTransient,
        retryDelay: 800,
      },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One client per tab in the browser, one per request on the server. */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

export interface PageQueries {
  /** Keys and data, without times: the same page has the same bytes. */
  queries: ReadonlyArray<readonly [QueryKey, unknown]>;
  /** False when some data could not be had; the browser asks for it by itself. */
  isComplete: boolean;
}

/** Runs a page's queries on the server. A failed one is left out, it does not fail the page. */
export async function loadQueries(
  // Every query of a page has its own types; here only key and data count.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ...options: ReadonlyArray<QueryExecuteOptions<any, any, any, any, any>>
): Promise<PageQueries> {
  const client = createQueryClient();
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

/** An answer that lacks something must not be kept by anyone. */
export const cacheHeaders = (page: PageQueries): Record<string, string> =>
  page.isComplete ? {} : { "Cache-Control": "no-store" };

/** Hands what the server loaded to the queries below it; newer data in the browser stays. */
export function WithQueries({ page, children }: { page: PageQueries | null; children: ReactNode }) {
  const client = useQueryClient();
  useMemo(() => {
    for (const [key, data] of page?.queries ?? []) {
      if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
    }
  }, [client, page]);
  return children;
}
