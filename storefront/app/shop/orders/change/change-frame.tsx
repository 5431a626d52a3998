import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/order-changes";
import * as ui from "~/words/ui";

/** Takes the focus from what was there: it was packed, or cancelled, meanwhile. */
function TooLate({ status, onClose }: Pick<Order, "status"> & { onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="mt-5 grid gap-4">
      <div ref={ref} tabIndex={-1} className="outline-none">
        <Message tone="danger">
          {status === "cancelled" ? words.isCancelled : words.isPacked}
        </Message>
      </div>
      <Button tone="line" size="sm" onClick={onClose} className="justify-self-end">
        {ui.close}
      </Button>
    </div>
  );
}

interface ChangeFrameProps {
  order: Order;
  isOpen: boolean;
  isPossible: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog that changes an order, or says why it is too late. */
export function ChangeFrame({
  order,
  isOpen,
  isPossible,
  onClose,
  title,
  children,
}: ChangeFrameProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        // Escape closes an open list of districts first.
        const isInList = document.querySelector("[role=combobox][aria-expanded=true]") !== null;
        if (!next && !isInList) onClose();
      }}
      title={title}
      {...(isPossible && { description: words.untilPacked })}
      className="max-w-[520px]! px-[22px] pt-8 pb-7 md:px-8"
    >
      {isPossible ? children : <TooLate status={order.status} onClose={onClose} />}
    </Dialog>
  );
}
