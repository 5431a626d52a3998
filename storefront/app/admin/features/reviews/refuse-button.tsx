import {
  REFUSAL_REASONS,
  type RefusalReason,
  type StaffReview,
} from "@strive/backend/contracts/reviews";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { RadioRows } from "~/ui/radio-rows";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-reviews";

const ROWS = REFUSAL_REASONS.map((value) => ({ value, text: words.REASONS[value], isOff: false }));

interface RefuseButtonProps {
  one: StaffReview;
  isBusy: boolean;
  onRefuse: (reason: RefusalReason) => void;
}

/** Refuses a review, with a reason that its writer reads. */
export function RefuseButton({ one, isBusy, onRefuse }: RefuseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<RefusalReason | null>(one.reason);
  const [isMissing, setIsMissing] = useState(false);
  const name = one.state === "refused" ? words.otherReason : words.refuse;
  const refuse = () => {
    if (reason === null) return setIsMissing(true);
    setIsOpen(false);
    onRefuse(reason);
  };
  return (
    <>
      <Button
        tone="line"
        size="sm"
        disabled={isBusy}
        aria-haspopup="dialog"
        aria-label={words.named(name, one.product_name)}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.refuseTitle}
        description={words.refuseHelp}
        className="max-w-[480px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <div className="mt-5 grid gap-4">
          <RadioRows
            label={words.reason}
            field="reason"
            rows={ROWS}
            value={reason ?? ""}
            error={isMissing && reason === null ? words.reasonMissing : undefined}
            onChoose={(chosen) =>
              setReason(REFUSAL_REASONS.find((known) => known === chosen) ?? null)
            }
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="line" size="sm" onClick={() => setIsOpen(false)}>
              {shell.cancel}
            </Button>
            <Button tone="danger" size="sm" onClick={refuse}>
              {words.refuse}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
