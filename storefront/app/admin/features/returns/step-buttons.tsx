import type { StaffReturn } from "@strive/backend/contracts/returns";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { DeclineButton } from "./decline-button";
import { canBeDeclined } from "./return-steps";
import { withExchange } from "./return-texts";
import { useReturnStep } from "./use-return-step";

function ApproveButton({ one }: { one: StaffReturn }) {
  const { send, onDone, onError } = useReturnStep(
    one,
    (after) => words.isApproved(after.return_number),
    words.notApproved,
  );
  const approve = useMutation({
    mutationFn: () => send({ status: "approved" }),
    networkMode: "always",
    onSuccess: onDone,
    onError,
  });
  return (
    <Button size="sm" disabled={approve.isPending} onClick={() => approve.mutate()}>
      {approve.isPending ? words.approving : words.approve}
    </Button>
  );
}

/** The buyer keeps the pieces after all; it asks first. */
function WithdrawButton({ one }: { one: StaffReturn }) {
  const [isAsking, setIsAsking] = useState(false);
  const { send, onDone } = useReturnStep(
    one,
    (after) => words.isWithdrawn(after.return_number),
    words.notWithdrawn,
  );
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={words.withdrawQuestion(one.return_number)}
        help={withExchange(words.withdrawHelp, one)}
        cancelLabel={shell.cancel}
        confirmLabel={words.doWithdraw}
        busyLabel={words.withdrawing}
        onConfirm={async () => onDone(await send({ status: "withdrawn" }))}
        failureText={(error) => failedText(words.notWithdrawn, error)}
      />
    </>
  );
}

/** The steps that need no more than a word. */
export function StepButtons({ one }: { one: StaffReturn }) {
  return (
    <>
      <WithdrawButton one={one} />
      {canBeDeclined(one) && <DeclineButton one={one} />}
      {one.status === "requested" && <ApproveButton one={one} />}
    </>
  );
}
