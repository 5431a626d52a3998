import { dropPollSeconds, placeDelayMs } from "@strive/backend/contracts/drop-rules";
import type { Drop, DropNow, DropPlace } from "@strive/backend/contracts/drops";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAreTicketsRead, useDropTickets, useKeepDropTicket } from "~/lib/drop-ticket-atoms";
import { newKey } from "~/lib/new-key";
import { readDropNow, takePlace } from "./drop-calls";
import { serverClock } from "./server-clock";
import { useServerClock } from "./use-clock";

/** A turn that is due is asked for so often, in ms. */
const TURN_MS = 2000;
/** Browsers' timers end after 24 days: one that is longer rings at once. */
const LONGEST_MS = 3_600_000;
const LONGEST_TRY_MS = 16_000;

interface Known {
  now: DropNow;
  mine: DropPlace | null;
  /** Unix time, ms: the server's clock. */
  clock: number;
}

/**
 * In how many ms a device asks for its place again; false: it knows all there is. @param delayMs after the opening, another one on
 * each device
 */
export function askAgainMs({ now, mine, clock }: Known, delayMs: number): number | false {
  if (mine === null || mine.is_used) return false;
  if (mine.place === null) {
    return Math.min(LONGEST_MS, Math.max(1000, Date.parse(now.opens_at) - clock + delayMs));
  }
  return mine.turn_until === null && mine.place <= now.admitted ? TURN_MS : false;
}

/** While no place can be taken: in how many ms it is tried again, later each time and at another moment on each device. */
const tryAgainMs = (failures: number, chance: number): number =>
  Math.min(LONGEST_TRY_MS, 1000 * 2 ** failures) * (0.5 + chance / 2);

/** How a drop stands, and this device's place in its queue. */
export function usePlace({ handle, now: first, has_queue: hasQueue, products }: Drop) {
  const ticket = useDropTickets().find((one) => one.handle === handle) ?? null;
  const isRead = useAreTicketsRead();
  const keep = useKeepDropTicket();
  const [chance] = useState(Math.random);
  const key = ticket?.ticket ?? "";
  const client = useQueryClient();
  const nowKey = ["drop", handle, "now"] as const;
  const placed = useQuery({
    queryKey: ["drop", handle, "place", key] as const,
    queryFn: ({ signal }) => takePlace(handle, key, signal),
    enabled: hasQueue && key !== "",
    retry: true,
    retryDelay: (failures) => tryAgainMs(failures, chance),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      const now = client.getQueryData<DropNow>(nowKey) ?? data.now;
      const known = { now, mine: data, clock: serverClock() };
      return askAgainMs(known, placeDelayMs(now.places, chance));
    },
    refetchIntervalInBackground: true,
  });
  const mine = placed.data ?? null;
  const watched = useQuery({
    queryKey: nowKey,
    queryFn: ({ signal }) => readDropNow(handle, signal),
    initialData: first,
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : dropPollSeconds(data, mine?.place ?? null, chance) * 1000,
    refetchIntervalInBackground: true,
  });
  // After the queries, whose answers say what time it is.
  const clock = useServerClock(handle);
  const now = mine && placed.dataUpdatedAt > watched.dataUpdatedAt ? mine.now : watched.data;
  useEffect(() => {
    if (ticket === null || mine === null) return;
    if (ticket.turnUntil === mine.turn_until && ticket.isUsed === mine.is_used) return;
    keep({ ...ticket, turnUntil: mine.turn_until, isUsed: mine.is_used }, key);
  });
  return {
    now,
    mine,
    /** Before the storage was read nobody knows whether there is a place. */
    hasTicket: isRead ? key !== "" : null,
    isFailing: placed.failureCount > 1,
    /** The server's, in ms; null: it was not heard yet. */
    clock,
    come: () => {
      const items = products.map(({ id }) => id);
      const fresh = { handle, ticket: newKey(), products: items, turnUntil: null, isUsed: false };
      keep(fresh, ticket?.ticket ?? null);
    },
  };
}
