import { formatMoney } from "@strive/backend/contracts/money";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { liveExchange, paidBesidesRwf } from "~/lib/exchanged";
import { failureText } from "~/lib/failure-text";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as words from "~/words/returns";
import { withdrawReturn } from "./api";

interface WithdrawReturnProps {
  entry: OrderReturn;
  accessToken: string | null;
  /** Gets the focus once there is nothing left to cancel. */
  titleRef: RefObject<HTMLElement | null>;
}

/** What it means, for what is kept in exchange and what was paid for that too. */
function helpOf(entry: OrderReturn): string {
  const exchange = liveExchange(entry);
  if (exchange === null) return words.withdrawHelp;
  const help = words.withdrawSwapHelp(exchange.order_number);
  const besidesRwf = paidBesidesRwf(entry);
  return besidesRwf > 0
    ? `${help} ${words.besidesComesBack(formatMoney(besidesRwf, "RWF"))}`
    : help;
}

/** Lets the buyer take back a return until staff have the pieces. */
export function WithdrawReturn({ entry, accessToken, titleRef }: WithdrawReturnProps) {
  const queryClient = useQueryClient();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { exchange } = entry;
  const isPossible = entry.status === "requested" || entry.status === "approved";
  // An open dialog stays, to say why it is too late.
  if (!isPossible && !isOpen) return null;
  const withdraw = async () => {
    try {
      await withdrawReturn(entry, accessToken);
    } finally {
      // Withdrawn or not, here or by staff: show what the server says now.
      await queryClient.invalidateQueries({ queryKey: ["orders"] });
      // What was kept in exchange is for sale again.
      if (exchange !== null) void queryClient.invalidateQueries({ queryKey: ["products"] });
    }
  };
  return (
    <>
      {isPossible && (
        <Button
          ref={buttonRef}
          tone="line"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="justify-self-start"
        >
          {words.withdraw}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={words.withdrawQuestion(entry.return_number)}
        help={helpOf(entry)}
        cancelLabel={words.keep}
        confirmLabel={words.withdraw}
        busyLabel={words.withdrawing}
        onConfirm={withdraw}
        failureText={failureText}
        focusOnClose={() => buttonRef.current ?? titleRef.current}
      />
    </>
  );
}
