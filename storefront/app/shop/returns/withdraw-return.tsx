import type { OrderReturn } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
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

/** Lets the buyer take back a return until staff have the pieces. */
export function WithdrawReturn({ entry, accessToken, titleRef }: WithdrawReturnProps) {
  const queryClient = useQueryClient();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = entry.status === "requested" || entry.status === "approved";
  // An open dialog stays, to say why it is too late.
  if (!isPossible && !isOpen) return null;
  const withdraw = async () => {
    try {
      await withdrawReturn(entry, accessToken);
    } finally {
      // Withdrawn or not, here or by staff: show what the server says now.
      await queryClient.invalidateQueries({ queryKey: ["orders"] });
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
        help={words.withdrawHelp}
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
