import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { RecordForm } from "~/admin/payments/record-form";
import { francs } from "~/admin/shell/order-money";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/admin-orders";
import * as paymentWords from "~/words/admin-payments";
import { cancelHelp } from "./cancel-words";
import { shortNumber } from "./order-number";
import { whyNoStatus } from "./status-failure";
import { useOrderStatus } from "./use-order-status";

interface CashQuestionProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  /** Sets it to delivered, with its money recorded or still owed. */
  onDelivered: () => void;
}

/** Whoever marks an unpaid order as delivered knows where the money is: this is when to ask. */
function CashQuestion({ order, isOpen, onClose, onDelivered }: CashQuestionProps) {
  const { owed } = moneyOf(order);
  const deliver = () => {
    onClose();
    onDelivered();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={paymentWords.deliveredQuestion(shortNumber(order))}
      description={paymentWords.deliveredHelp(francs(owed))}
      className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
    >
      <RecordForm
        orderId={order.id}
        orderNumber={order.order_number}
        owed={owed}
        otherwise={
          <Button tone="line" size="sm" onClick={deliver}>
            {paymentWords.notYet}
          </Button>
        }
        onDone={deliver}
      />
    </Dialog>
  );
}

/**
 * Sets another status. Asks first when something would be refunded, and when an unpaid order is
 * set to delivered; every other step can be undone.
 */
export function useStatusChoice() {
  const change = useOrderStatus();
  const [asked, setAsked] = useState<Order | null>(null);
  const [asking, setAsking] = useState<"refund" | "cash" | null>(null);
  const choose = (order: Order, status: OrderStatus) => {
    const question =
      status === "cancelled" && cancelHelp(order) !== null
        ? "refund"
        : status === "delivered" && moneyOf(order).owed > 0
          ? "cash"
          : null;
    if (question === null) {
      change({ order, status });
      return;
    }
    setAsked(order);
    setAsking(question);
  };
  const close = () => setAsking(null);
  const question = asked !== null && (
    <>
      <CashQuestion
        key={asked.id}
        order={asked}
        isOpen={asking === "cash"}
        onClose={close}
        onDelivered={() => change({ order: asked, status: "delivered" })}
      />
      <ConfirmDialog
        isOpen={asking === "refund"}
        onClose={close}
        question={words.cancelQuestion(shortNumber(asked))}
        help={cancelHelp(asked)}
        cancelLabel={words.keep}
        confirmLabel={words.doCancel}
        onConfirm={() => {
          change({ order: asked, status: "cancelled" });
          return Promise.resolve();
        }}
        failureText={whyNoStatus}
      />
    </>
  );
  return { choose, question };
}
