import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/order-changes";
import { ORDERS } from "./api";
import { patchOrder } from "./order-cache";
import { PRODUCTS } from "./use-articles";

/** What is known of an order here, after a try to change it. */
export function useChange(order: Order, onClose: () => void) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  return {
    order,
    accessToken: null,
    done: (after: Order, text: string) => {
      patchOrder(client, order.id, after);
      show({ tone: "success", text });
      void invalidate(PRODUCTS);
      onClose();
    },
    onRefused: () => void invalidate(ORDERS, PRODUCTS),
  };
}

interface ChangeDialogProps {
  order: Order;
  label: string;
  /** What is possible, and until when. */
  help?: string;
  isPossible: boolean;
  isWide?: boolean;
  /** What the dialog holds. */
  children: (onClose: () => void) => ReactNode;
}

/** A button, and the dialog that changes an order, or says why it is too late. */
export function ChangeDialog({
  order,
  label,
  help = words.untilPackedHere,
  isPossible,
  isWide = false,
  children,
}: ChangeDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  // An open dialog stays, to say why it is too late.
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {isPossible && (
        <Button
          tone="line"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="mt-2 mb-4"
        >
          {label}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={label}
        {...(isPossible && { description: help })}
        className={cx(
          "px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]",
          isWide ? "max-w-[560px]!" : "max-w-[520px]!",
        )}
      >
        {isPossible ? (
          children(() => setIsOpen(false))
        ) : (
          <Message tone="danger" className="mt-5">
            {order.status === "cancelled" ? words.isCancelledHere : words.isPackedHere}
          </Message>
        )}
      </Dialog>
    </>
  );
}
