import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/admin-payments";
import { RecordForm, type Owing } from "./record-form";

/** Records the money of an order by hand. */
export function RecordButton(owing: Owing) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.record}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.recordTitle(owing.orderNumber)}
        description={words.recordHelp}
        className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <RecordForm
          {...owing}
          otherwise={
            <Button tone="line" size="sm" onClick={close}>
              {words.cancel}
            </Button>
          }
          onDone={close}
        />
      </Dialog>
    </>
  );
}
