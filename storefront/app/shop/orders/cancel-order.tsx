import type { CancelReason } from "@strive/backend/contracts/cancel-reasons";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { canChangeItems } from "~/lib/order-changes";
import { OWN_CREDIT } from "~/shop/credits/own-credit";
import { QUOTES } from "~/shop/discounts/quote-query";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/cancel-order";
import { cancelOrder } from "./api";
import { cancelHelp } from "./cancel-help";
import { CancelReasons } from "./cancel-reasons";

interface OrderProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

interface QuestionProps extends OrderProps {
  onDone: () => void;
  /** Another size is wanted instead. */
  onSize: () => void;
}

function Question({ order, accessToken, onDone, onSize }: QuestionProps) {
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
      {canChangeItems(order) && (
        <p className="bg-stone px-3.5 text-[14px] text-ink-2">
          <b className="font-strong text-ink">{words.onlySize}</b> {words.sizeCanChange}{" "}
          <button
            type="button"
            onClick={onSize}
            className="min-h-11 font-strong underline underline-offset-4 hover:text-red"
          >
            {words.changeSize}
          </button>
        </p>
      )}
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

interface CancelOrderProps extends OrderProps {
  /** The button that opens the choice of another size. */
  sizeOpener: RefObject<HTMLButtonElement | null>;
}

/** Lets the buyer cancel the order until it is packed. */
export function CancelOrder({ order, accessToken, sizeOpener }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isSizeWanted = useRef(false);
  const close = () => setIsOpen(false);
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
        // The other dialog opens once this one is gone: each has the focus in its turn.
        focusOnClose={() => {
          if (!isSizeWanted.current) return null;
          isSizeWanted.current = false;
          sizeOpener.current?.click();
          return sizeOpener.current;
        }}
        className="max-w-[480px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Question
          order={order}
          accessToken={accessToken}
          onDone={close}
          onSize={() => {
            isSizeWanted.current = true;
            close();
          }}
        />
      </Dialog>
    </>
  );
}
