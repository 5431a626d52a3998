import { useEffect } from "react";
import { useKeptTransit, useSetTransit, useTransitReady } from "~/lib/transit-atoms";
import { claimTransit, readTransit } from "./api";
import { claimsOf, withoutOrder } from "./transit-rules";

/**
 * Updates the signed-in user's list. What was ordered here as a guest is claimed
 * first; an order that is not this user's stays in the guest's list. Renders
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
    // oxlint-disable-next-line react/exhaustive-deps -- once per sign-in: what a guest adds later needs no fetch
  }, [userId, isReady]);
  return null;
}
