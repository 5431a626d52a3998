import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { orderQuery } from "~/shop/orders/api";
import {
  arrivingAccess,
  confirmationPath,
  readOrderAccess,
  saveOrderAccess,
} from "~/shop/orders/order-access";
import { pollingOf } from "~/shop/orders/payment-stage";
import { useIsMounted } from "~/shop/use-is-mounted";

/** An order that is not there and one that is somebody else's look the same. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Keeps the token of a link from a mail for this tab, and takes it out of the address. */
function useArrivingAccess(orderId: string): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arriving = arrivingAccess(hash);
  useEffect(() => {
    if (arriving === null) return;
    saveOrderAccess(orderId, arriving);
    void navigate(confirmationPath(orderId), { replace: true });
  }, [arriving, orderId, navigate]);
  return arriving;
}

export function useOrder(orderId: string) {
  const isMounted = useIsMounted();
  const arriving = useArrivingAccess(orderId);
  const accessToken = isMounted ? (arriving ?? readOrderAccess(orderId)) : null;
  const { data, error, refetch } = useQuery({
    ...orderQuery(orderId, accessToken),
    enabled: isMounted && orderId !== "",
    // Not while the page is hidden: the phone in the hand is the one that shows it.
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollingOf(state.data)),
  });
  return {
    order: data,
    accessToken,
    isMissing: orderId === "" || isMissing(error),
    error,
    refetch,
  };
}
