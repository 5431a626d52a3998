import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { francs } from "~/admin/shell/order-money";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as words from "~/words/admin-orders";
import { shortNumber } from "./order-number";
import { whyNoStatus } from "./status-failure";
import { useOrderStatus } from "./use-order-status";

/** Whole RWF that would go back if this order was cancelled. */
export const paidOf = ({ payments }: Pick<Order, "payments">): number =>
  payments
    .filter(({ payment_status }) => payment_status === "completed")
    .reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0);

/**
 * Another status for an order. Only where money would go back is it asked for first: every other
 * step is taken back by "Undo".
 */
export function useStatusChoice() {
  const change = useOrderStatus();
  const [asked, setAsked] = useState<Order | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const choose = (order: Order, status: OrderStatus) => {
    if (status === "cancelled" && paidOf(order) > 0) {
      setAsked(order);
      setIsAsking(true);
    } else {
      change({ order, status });
    }
  };
  const question = asked !== null && (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={() => setIsAsking(false)}
      question={words.cancelQuestion(shortNumber(asked))}
      help={words.cancelPaidHelp(francs(paidOf(asked)))}
      cancelLabel={words.keep}
      confirmLabel={words.doCancel}
      onConfirm={() => {
        change({ order: asked, status: "cancelled" });
        return Promise.resolve();
      }}
      failureText={whyNoStatus}
    />
  );
  return { choose, question };
}
