import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useSetTransit } from "~/lib/transit-atoms";
import { isOnItsWay } from "../orders/payment-stage";
import { readTransit } from "./api";
import { withOrder, withoutOrder } from "./transit-rules";

/** Keeps the transit list in step with an order that is looked at: in when it goes out, out after. */
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
    // Of the same order only what brings it in or takes it out counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, isIn, order.order_number, accessToken, setItems]);
  useEffect(() => {
    if (status !== "user") return;
    // Signed in, the server's list is the truth; the copy follows, or stays as it was.
    readTransit().then(
      (items) => {
        setItems(items.map((item) => ({ ...item })));
        void queryClient.invalidateQueries({ queryKey: ["transit"] });
      },
      () => undefined,
    );
  }, [status, isIn, order.order_number, setItems, queryClient]);
}
