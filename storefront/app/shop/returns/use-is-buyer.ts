import type { Order } from "@strive/backend/contracts/orders";
import { useSessionState } from "~/lib/account-atoms";

/** Whether an order is the reader's own; staff can read everybody's without its token. */
export function useIsBuyer({ user: buyer }: Order, accessToken: string | null): boolean {
  const { user } = useSessionState();
  return accessToken !== null || user?.role !== "admin" || user.email === buyer.email;
}
