import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CREDIT } from "~/admin/credit/api";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-credit";
import { creditQuery, switchGiftCard } from "./api";
import { titleOf } from "./credit-texts";

const OFF = {
  label: words.switchOff,
  question: words.offQuestion,
  help: words.offHelp,
  done: words.nowOff,
  failed: words.notSwitchedOff,
  tone: "danger",
} as const;
const ON = {
  label: words.switchOn,
  question: words.onQuestion,
  help: words.onHelp,
  done: words.nowOn,
  failed: words.notSwitchedOn,
  tone: "ink",
} as const;

/** Switches a gift card off, or on again; it asks first. */
export function SwitchButton({ card }: { card: StaffCredit }) {
  // Kept while the dialog fades out, when the card is switched already.
  const [asked, setAsked] = useState<{ turnsOff: boolean; isOpen: boolean } | null>(null);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const name = titleOf(card);
  const look = asked?.turnsOff === false ? ON : OFF;
  const confirm = async (turnsOff: boolean) => {
    const after = await switchGiftCard(card.id, { is_switched_off: turnsOff });
    void invalidate(CREDIT, "dashboard");
    client.setQueryData(creditQuery(card.id).queryKey, after);
    show({ tone: "success", text: look.done(name) });
  };
  return (
    <>
      <Button
        tone="line"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setAsked({ turnsOff: !card.is_switched_off, isOpen: true })}
      >
        {card.is_switched_off ? words.switchOn : words.switchOff}
      </Button>
      {asked && (
        <ConfirmDialog
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          question={look.question(name)}
          help={look.help}
          cancelLabel={shell.cancel}
          confirmLabel={look.label}
          busyLabel={words.switching}
          tone={look.tone}
          onConfirm={() => confirm(asked.turnsOff)}
          failureText={(error) => failedText(look.failed, error)}
        />
      )}
    </>
  );
}
