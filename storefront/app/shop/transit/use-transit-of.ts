import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useSetTransit } from "~/lib/transit-atoms";
import { isOnItsWay } from "../orders/payment-stage";
import { readTransit } from "./api";
import { withOrder, withoutOrder } from "./transit-rules";

/** Syncs the transit list with an open order: adds it when it is sent, removes it after. */
export function useTransitOf(order: Order, accessToken: string | null): void {
  const { status, user } = useSessionState();
  const userId = user?._id ?? null;
  const setItems = useSetTransit(userId);
  const queryClient = useQueryClient();
  const isIn = isOnItsWay(order);
  useEffect(() => {
    if (status === "guest") {
      setItems((kept) =>
        isIn
          ? withOrder(kept, order, new Date(), accessToken)
          : withoutOrder(kept, order.order_number),
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- of the same order, only changes that add or remove it matter
  }, [status, isIn, order.order_number, accessToken, setItems]);
  useEffect(() => {
    if (status !== "user") return;
    // When signed in, the server's list is the truth; the copy is updated, or stays.
    readTransit().then(
      (items) => {
        setItems(items.map((item) => ({ ...item })));
        void queryClient.invalidateQueries({ queryKey: ["transit"] });
      },
      () => undefined,
    );
  }, [status, isIn, order.order_number, setItems, queryClient]);
}
