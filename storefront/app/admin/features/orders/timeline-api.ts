import type { TimelinePart, TimelineResponse } from "@strive/backend/contracts/order-timeline";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { ADMIN_RULES, whileOnline } from "~/admin/data/admin-query";
import { apiOf } from "~/lib/query";
import { orderPath, ORDERS } from "./api";

/** Everything that was read of one order's timeline. */
export const timelineKey = (orderId: string) => ["admin", ORDERS, "timeline", orderId] as const;

/** @param show null: all of it */
export const timelineQuery = (orderId: string, show: TimelinePart | null) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey(orderId), show],
    queryFn: ({ pageParam, signal, meta }) =>
      whileOnline(signal, (both) =>
        apiOf(meta).get<TimelineResponse>(`${orderPath(orderId)}/timeline`, {
          query: { show: show ?? "", before: pageParam },
          signal: both,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }: TimelineResponse) => next ?? undefined,
    ...ADMIN_RULES,
  });
