import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Message } from "./message";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The exact question. */
  question: string;
  help?: ReactNode;
  /** Changes nothing; has the initial focus. */
  cancelLabel: string;
  confirmLabel: string;
  busyLabel?: string;
  tone?: "danger" | "ink";
  /** Closes when it succeeds; a failure is shown, and can be retried. */
  onConfirm: () => Promise<unknown>;
  failureText: (error: unknown) => string;
  focusOnClose?: () => Element | null;
}

function Answer({
  onClose,
  cancelLabel,
  confirmLabel,
  busyLabel = confirmLabel,
  tone = "danger",
  onConfirm,
  failureText,
}: ConfirmDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const confirm = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      flushSync(() => setFailure(failureText(error)));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-5 grid gap-4">
      {failure !== null && <Message tone="danger">{failure}</Message>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button tone={tone} size="sm" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </div>
  );
}

/** Asks before what can't be undone. Cancel comes first, so it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, question, help, focusOnClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={question}
      {...(help !== undefined && { description: help })}
      {...(focusOnClose && { focusOnClose })}
      hasOwnClose
      className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
    >
      <Answer {...props} />
    </Dialog>
  );
}
