import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as words from "~/words/admin-payments";
import { MONEY } from "./api";

interface SettleButtonProps {
  label: string;
  question: string;
  help: string;
  tone: "ink" | "danger";
  onConfirm: () => Promise<unknown>;
  doneText: string;
}

/** A step that can't be taken back: it asks first. */
export function SettleButton(props: SettleButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const invalidate = useInvalidate();
  const showMessage = useShowMessage();
  const confirm = async () => {
    await props.onConfirm();
    showMessage({ tone: "success", text: props.doneText });
    // Shown as soon as it is there; the question need not wait for it.
    void invalidate(...MONEY);
  };
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {props.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={props.question}
        help={props.help}
        cancelLabel={words.cancel}
        confirmLabel={props.label}
        busyLabel={words.saving}
        tone={props.tone}
        onConfirm={confirm}
        failureText={(error) => failedText(words.notProcessed, error)}
      />
    </>
  );
}
