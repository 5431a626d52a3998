import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Session } from "~/lib/session-state";
import { useKeptTransit, useSetTransit, useTransitReady } from "~/lib/transit-atoms";
import { readTransit } from "~/shop/transit/api";
import { parseTransitItem, type KeptTransitItem } from "~/shop/transit/transit-rules";

export interface TransitList {
  items: KeptTransitItem[];
  /** Nothing can be said yet. */
  isPending: boolean;
  /** Why the server's list is not here; `items` are then those of the last visit. */
  error: Error | null;
  retry: () => void;
}

/** The server's list for who is signed in, this browser's own for a guest. */
export function useTransitList({ status, user }: Session): TransitList {
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
    error: status === "user" && data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
