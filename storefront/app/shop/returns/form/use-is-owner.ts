import { useQuery } from "@tanstack/react-query";
import { useSessionState } from "~/lib/account-atoms";
import { orderQuery } from "../../orders/api";

/** Whether an order belongs to the account that is signed in: only there store credit has a place. */
export function useIsOwner(orderId: string, accessToken: string | null): boolean {
  const { user } = useSessionState();
  const isCustomer = user !== null && user.role !== "admin";
  // With a token everybody can read it: without it, its owner can.
  const { isSuccess } = useQuery({
    ...orderQuery(orderId, null),
    enabled: isCustomer && accessToken !== null,
  });
  return isCustomer && (accessToken === null || isSuccess);
}
