import type { StaffReturn } from "@strive/backend/contracts/returns";
import { useState } from "react";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { withExchange } from "./return-texts";
import { useReturnStep } from "./use-return-step";

function DeclineForm({ one, onClose }: { one: StaffReturn; onClose: () => void }) {
  const step = useReturnStep(
    one,
    (after) => words.isDeclined(after.return_number),
    words.notDeclined,
  );
  const { form, field, isBusy } = useForm({
    start: { reason: "" },
    rules: () => import("./step-rules"),
    check: (rules, typed) => rules.checkDecline(typed),
    send: step.send,
    onDone: (after) => {
      onClose();
      step.onDone(after);
      return undefined;
    },
    failureText: words.notDeclined,
  });
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <TextField
        {...field("reason")}
        label={words.declineReason}
        hint={words.buyerReadsIt}
        maxLength={500}
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" tone="danger" size="sm" disabled={isBusy}>
          {isBusy ? words.declining : words.decline}
        </Button>
      </div>
    </Form>
  );
}

/** Declines a return, with a reason for its buyer. */
export function DeclineButton({ one }: { one: StaffReturn }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.decline}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.declineTitle(one.return_number)}
        description={withExchange(words.declineHelp, one)}
        className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <DeclineForm one={one} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
