import type { CancelReason } from "@strive/backend/contracts/cancel-reasons";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_CREDIT } from "~/shop/credits/own-credit";
import { QUOTES } from "~/shop/discounts/quote-query";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/cancel-order";
import { cancelOrder } from "./api";
import { cancelHelp } from "./cancel-help";
import { CancelReasons } from "./cancel-reasons";

interface CancelOrderProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

function Question({ order, accessToken, onDone }: CancelOrderProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => cancelOrder(order.id, accessToken, reason),
    onSuccess: onDone,
    // Cancelled or not, here or by somebody else: show what the server says now. The credit is back.
    onSettled: () =>
      Promise.all(
        [["orders"], OWN_CREDIT, QUOTES].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <div className="mt-5 grid gap-4">
      <CancelReasons order={order} value={reason} onChange={setReason} />
      {error !== null && <Message tone="danger">{error.message}</Message>}
      <div className="mt-1 grid grid-cols-2 gap-3 md:flex md:justify-end">
        <Button tone="line" onClick={onDone}>
          {words.keep}
        </Button>
        <Button tone="danger" disabled={isPending} onClick={() => mutate()}>
          {isPending ? words.cancelling : words.doCancel}
        </Button>
      </div>
    </div>
  );
}

/** Lets the buyer cancel the order until it is packed. */
export function CancelOrder({ order, accessToken }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = canBeCancelled(order);
  // An open dialog stays, to say why it is too late.
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {isPossible && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="min-h-11 text-[14px] font-medium text-ink-2 underline underline-offset-4 hover:text-danger"
        >
          {words.cancel}
        </button>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.cancelQuestion}
        isTitleFocused
        description={cancelHelp(order)}
        className="max-w-[480px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Question order={order} accessToken={accessToken} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
