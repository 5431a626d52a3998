import { phoneText } from "@strive/backend/contracts/phone";
import { useEffect, useRef, useState } from "react";
import { failureText } from "~/lib/failure-text";
import { Message } from "~/ui/message";
import * as words from "~/words/alerts";
import { endAlert } from "./alert-calls";

export const isMail = (contact: string) => contact.includes("@");
export const shownContact = (contact: string) => (isMail(contact) ? contact : phoneText(contact));

interface AskedNoteProps {
  /** What was asked for. */
  text: string;
  code: string;
  onUndone: () => void;
}

/** What was asked for, and the way back. Takes the focus that the form's button lost. */
export function AskedNote({ text, code, onUndone }: AskedNoteProps) {
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({
    isBusy: false,
    failure: null,
  });
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undoRef.current?.focus();
  }, []);
  const undo = () => {
    if (state.isBusy) return;
    setState({ isBusy: true, failure: null });
    endAlert(code, "one").then(onUndone, (error: unknown) =>
      setState({ isBusy: false, failure: `${words.notUndone}. ${failureText(error)}` }),
    );
  };
  return (
    <div className="grid gap-3">
      <Message
        tone="success"
        action={
          <button
            ref={undoRef}
            type="button"
            aria-busy={state.isBusy}
            onClick={undo}
            className="min-h-11 px-1 font-bold underline underline-offset-4"
          >
            {words.undo}
          </button>
        }
      >
        <span className="[overflow-wrap:anywhere]">{text}</span>
      </Message>
      {state.failure !== null && <Message tone="danger">{state.failure}</Message>}
    </div>
  );
}
