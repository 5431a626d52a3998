import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "~/lib/session-state";
import { useKeptTransit, useSetTransit, useTransitReady } from "~/lib/transit-atoms";
import { readGuestTransit, readTransit } from "~/shop/transit/api";
import {
  ordersToAsk,
  parseTransitItem,
  withAnswer,
  type KeptTransitItem,
} from "~/shop/transit/transit-rules";

export interface TransitList {
  items: KeptTransitItem[];
  /** Nothing is known yet. */
  isPending: boolean;
  /** Why the server's list could not be loaded; `items` are then the last visit's. */
  error: Error | null;
  retry: () => void;
}

/** Updates a guest's list from the orders whose tokens it holds. */
function useGuestTransit(isGuest: boolean) {
  const kept = useKeptTransit(null);
  const keep = useSetTransit(null);
  const isReady = useTransitReady(null);
  const orders = ordersToAsk(kept);
  const { data, error, refetch } = useQuery({
    queryKey: ["transit", "guest", orders.map(({ order_id }) => order_id).sort()] as const,
    queryFn: async ({ signal }) => ({ orders, lines: await readGuestTransit(orders, signal) }),
    enabled: isGuest && isReady && orders.length > 0,
  });
  useEffect(() => {
    if (data !== undefined) keep((now) => withAnswer(now, data.orders, data.lines));
  }, [data, keep]);
  return { error, refetch };
}

/** The server's list for customers; for guests, this browser's list, synced with the server. */
export function useTransitList({ status, user }: Session): TransitList {
  const guest = useGuestTransit(status === "guest");
  const userId = user?._id ?? null;
  const kept = useKeptTransit(userId);
  const keep = useSetTransit(userId);
  const isReady = useTransitReady(userId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["transit", userId] as const,
    queryFn: ({ signal }) => readTransit(signal),
    enabled: status === "user",
  });
  useEffect(() => {
    // The copy for the counts, and for a visit without a network.
    if (data !== undefined) keep(data.map((item) => ({ ...item })));
  }, [data, keep]);
  const raw = data?.map((item) => ({ ...item })) ?? kept;
  const items = raw.flatMap((item) => parseTransitItem(item) ?? []);
  const isWaiting = status === "user" && isPending && items.length === 0;
  return {
    items,
    isPending: status === "loading" || !isReady || isWaiting,
    error: status === "guest" ? guest.error : data === undefined ? error : null,
    retry: () => void (status === "guest" ? guest.refetch() : refetch()),
  };
}
