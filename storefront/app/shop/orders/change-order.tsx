import { useState, type ComponentType, type RefObject } from "react";
import { canChangeAddress, canChangeItems } from "~/lib/order-changes";
import { prepared, useLateCode } from "~/shop/use-late-code";
import * as words from "~/words/order-changed";
import type { ChangeDialogProps, ChangeProps } from "./change/dialog-props";

interface OpenerProps extends ChangeProps {
  openerRef?: RefObject<HTMLButtonElement | null>;
}

interface LateDialogProps extends OpenerProps {
  label: string;
  isPossible: boolean;
  load: () => Promise<{ ChangeDialog: ComponentType<ChangeDialogProps> }>;
}

/** A quiet button, and the dialog that few need: its code comes when it is opened. */
function LateDialog({ label, isPossible, load, openerRef, ...change }: LateDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const code = useLateCode(load, isOpen, close);
  // An open dialog stays, to say why it is too late.
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {isPossible && (
        <button
          ref={openerRef}
          type="button"
          aria-haspopup="dialog"
          aria-busy={(isOpen && code === null) || undefined}
          onPointerEnter={prepared(load)}
          onFocus={prepared(load)}
          onClick={() => setIsOpen(true)}
          className="min-h-11 text-left text-[14px] font-medium text-ink-2 underline underline-offset-4 hover:text-red"
        >
          {label}
        </button>
      )}
      {code !== null && <code.ChangeDialog {...change} isOpen={isOpen} onClose={close} />}
    </>
  );
}

const loadAddress = () => import("./change/address-dialog");
const loadItems = () => import("./change/items-dialog");

/** Lets the buyer send the order elsewhere until it is packed. */
export const ChangeAddress = (props: ChangeProps) => (
  <LateDialog
    {...props}
    label={words.changeAddress}
    isPossible={canChangeAddress(props.order)}
    load={loadAddress}
  />
);

/** Lets the buyer take another size or colour until the order is packed. */
export const ChangeItems = (props: OpenerProps) => (
  <LateDialog
    {...props}
    label={words.changeItems}
    isPossible={canChangeItems(props.order)}
    load={loadItems}
  />
);
