import { useEffect } from "react";
import { useKeptTransit, useSetTransit, useTransitReady } from "~/lib/transit-atoms";
import { claimTransit, readTransit } from "./api";
import { claimsOf, withoutOrder } from "./transit-rules";

/**
 * Brings the list of who is signed in up to date. What was ordered here as a guest is claimed
 * first; an order that the server does not know as this person's stays with the guest. Shows
 * nothing, and fails quietly: the copy of the last visit stays.
 */
export function TransitSync({ userId }: { userId: string }) {
  const guestItems = useKeptTransit(null);
  const isReady = useTransitReady(null);
  const setGuestItems = useSetTransit(null);
  const setOwnItems = useSetTransit(userId);
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const claim = async ([orderNumber, items]: [string, Parameters<typeof claimTransit>[0]]) => {
      await claimTransit(items);
      setGuestItems((kept) => withoutOrder(kept, orderNumber));
    };
    const sync = async () => {
      await Promise.allSettled([...claimsOf(guestItems)].map(claim));
      const items = await readTransit();
      if (isCurrent) setOwnItems(items.map((item) => ({ ...item })));
    };
    sync().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // Once for each person who signs in: what a guest adds later is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, isReady]);
  return null;
}
