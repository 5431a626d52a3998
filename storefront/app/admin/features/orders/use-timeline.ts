import type { TimelineEntry, TimelinePart } from "@strive/backend/contracts/order-timeline";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { timelineQuery } from "./timeline-api";

/** The pages of an order's timeline that were asked for so far, as `AdminPages` are. */
export function useTimeline(orderId: string, show: TimelinePart | null) {
  const client = useQueryClient();
  const options = timelineQuery(orderId, show);
  const query = useInfiniteQuery(options);
  const failure = query.error ?? query.failureReason;
  const isAboutMore = query.isFetchNextPageError || query.isFetchingNextPage;
  const error = isAboutMore ? null : failure;
  const retry = async () => {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    await query.refetch();
  };
  return {
    /** The newest first; undefined: nothing has loaded yet. */
    entries: query.data?.pages.flatMap(({ data }): TimelineEntry[] => data),
    error,
    isLoading: query.data === undefined && error === null,
    retry: () => void retry(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: isAboutMore ? failure : null,
    loadMore: () => void query.fetchNextPage(),
  };
}
