import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
} from "@tanstack/react-query";
import type { ApiClient } from "~/lib/api-client";
import { apiOf } from "~/lib/query";
import { ADMIN_RULES, whileOnline } from "./admin-query";
import type { ListAnswer } from "./use-admin-list";

/** The pages of a list that were asked for so far. */
export type Pages<Row> = InfiniteData<ListAnswer<Row>, number>;

/** A list that grows by a page at a time, by the rules of `adminQuery`. */
export const adminPages = <Row>(
  key: QueryKey,
  ask: (api: ApiClient, offset: number, signal: AbortSignal) => Promise<ListAnswer<Row>>,
) =>
  infiniteQueryOptions({
    queryKey: ["admin", ...key],
    queryFn: ({ pageParam, signal, meta }) =>
      whileOnline(signal, (both) => ask(apiOf(meta), pageParam, both)),
    initialPageParam: 0,
    getNextPageParam: ({ data, count, offset }: ListAnswer<Row>) =>
      data.length > 0 && offset + data.length < count ? offset + data.length : undefined,
    ...ADMIN_RULES,
  });

/** The rows of known pages after a change; `null` leaves one out. */
export const withRows = <Row>(
  pages: Pages<Row> | undefined,
  change: (row: Row) => Row | null,
): Pages<Row> | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      data: page.data.flatMap((row) => change(row) ?? []),
    })),
  };

export interface AdminPages<Row> {
  /** Undefined: nothing has loaded yet. */
  rows: readonly Row[] | undefined;
  /** Of all matches; undefined: nobody knows yet. */
  count: number | undefined;
  error: Error | null;
  /** Neither rows nor an error yet. */
  isLoading: boolean;
  /** The rows belong to what was asked before: another search, another filter. */
  isOld: boolean;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page is not here. */
  moreError: Error | null;
  loadMore: () => void;
}

/** A row that moved to the next page while that was asked for is shown once. */
const onceEach = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

export function useAdminPages<Row extends { id: string }>(
  options: ReturnType<typeof adminPages<Row>>,
): AdminPages<Row> {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const failure = query.error ?? query.failureReason;
  const isAboutMore = query.isFetchNextPageError || query.isFetchingNextPage;
  const error = isAboutMore ? null : failure;
  const retry = async () => {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    await query.refetch();
  };
  return {
    rows: query.data && onceEach(query.data.pages.flatMap(({ data }) => data)),
    count: query.data?.pages.at(-1)?.count,
    error,
    isLoading: query.data === undefined && error === null,
    isOld: query.isPlaceholderData,
    retry: () => void retry(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: isAboutMore ? failure : null,
    loadMore: () => void query.fetchNextPage(),
  };
}
