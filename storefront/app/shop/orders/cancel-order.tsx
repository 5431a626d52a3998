import { creditAmount } from "@strive/backend/contracts/order-money";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_CREDIT } from "~/shop/credits/own-credit";
import { QUOTES } from "~/shop/discounts/quote-query";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Message } from "~/ui/message";
import * as words from "~/words/orders";
import { cancelOrder } from "./api";
import { giftCardCount } from "./gift-cards";

interface CancelOrderProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

function Question({ order, accessToken, onDone }: CancelOrderProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => cancelOrder(order.id, accessToken),
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
      {error !== null && <Message tone="danger">{error.message}</Message>}
      <div className="flex flex-wrap justify-end gap-3">
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

const isPaid = ({ payment_status: status }: Order): boolean => status === "completed";

/** What becomes of what was paid. */
function moneyHelpOf(order: Order): string {
  const creditRwf = creditAmount(order);
  if (order.exchange_of !== null) {
    const hasMoney = isPaid(order) && creditRwf < order.total_amount;
    return hasMoney ? words.cancelPaidExchangeHelp : words.cancelExchangeHelp;
  }
  if (isPaid(order) && creditRwf < order.total_amount) return words.cancelPaidHelp;
  return creditRwf > 0 ? words.cancelCreditHelp : words.cancelHelp;
}

/** Cards are there once they are paid. */
function helpOf(order: Order): string {
  const cards = isPaid(order) ? giftCardCount(order) : 0;
  const help = moneyHelpOf(order);
  return cards > 0 ? `${words.cardsStop(cards)} ${help}` : help;
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
        description={helpOf(order)}
        className="max-w-[440px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Question order={order} accessToken={accessToken} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
