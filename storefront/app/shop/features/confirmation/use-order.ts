import { useQuery } from "@tanstack/react-query";
import { ApiError } from "~/lib/api-error";
import { orderQuery } from "~/shop/orders/api";
import { readOrderAccess } from "~/shop/orders/order-access";
import { useIsMounted } from "~/shop/use-is-mounted";

/** An order that is not there and one that is somebody else's look the same. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function useOrder(orderId: string) {
  const isMounted = useIsMounted();
  const accessToken = isMounted ? readOrderAccess(orderId) : null;
  const { data, error, refetch } = useQuery({
    ...orderQuery(orderId, accessToken),
    enabled: isMounted && orderId !== "",
  });
  return {
    order: data,
    accessToken,
    isMissing: orderId === "" || isMissing(error),
    error,
    refetch,
  };
}
