import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { isMissingOrder, orderQuery } from "~/shop/orders/api";
import { arrivingAccess, readOrderAccess, saveOrderAccess } from "~/shop/orders/order-access";
import { pollingOf } from "~/shop/orders/payment-stage";
import { useIsMounted } from "~/lib/use-is-mounted";

/** Keeps the token of a link from a mail for this tab, and takes it out of the address. */
function useArrivingAccess(orderId: string): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const arriving = arrivingAccess(hash);
  useEffect(() => {
    if (arriving === null) return;
    saveOrderAccess(orderId, arriving);
    void navigate(pathname + search, { replace: true });
  }, [arriving, orderId, pathname, search, navigate]);
  return arriving;
}

export function useOrder(orderId: string) {
  const isMounted = useIsMounted();
  const userId = useSessionState().user?._id ?? null;
  const arriving = useArrivingAccess(orderId);
  const accessToken = isMounted ? (arriving ?? readOrderAccess(orderId)) : null;
  const { data, error, refetch } = useQuery({
    ...orderQuery(orderId, accessToken),
    enabled: isMounted && orderId !== "",
    // Not while the page is hidden: the shopper is looking at the phone then.
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollingOf(state.data)),
  });
  const isMissing = orderId === "" || isMissingOrder(error);
  const isUnknown = orderId !== "" && isMissing;
  useEffect(() => {
    // A shopper who logs in here may be the owner.
    if (isUnknown && userId !== null) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once per sign-in: an unknown order is not fetched again and again
  }, [userId]);
  return { order: data, accessToken, isMissing, error, refetch };
}
