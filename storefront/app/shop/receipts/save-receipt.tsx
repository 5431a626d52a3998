import type { Receipt } from "@strive/backend/contracts/receipts";
import { useMutation } from "@tanstack/react-query";
import FileDown from "lucide-react/icons/file-down";
import { failureText } from "~/lib/failure-text";
import { receiptFile } from "~/lib/receipt-file";
import { saveFile } from "~/lib/save-file";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/receipts";

interface SaveReceiptProps {
  receipt: Receipt;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
}

/** A receipt as a file on the device: to be sent on, or kept. */
export function SaveReceipt({ receipt, accessToken }: SaveReceiptProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => receiptFile(receipt, { accessToken }),
    onSuccess: ({ blob, name }) => saveFile(name ?? words.fileName(receipt.number), blob),
  });
  return (
    <>
      <Button tone="line" size="sm" disabled={isPending} onClick={() => mutate()}>
        <FileDown size={18} strokeWidth={1.6} aria-hidden="true" />
        {isPending ? words.saving : words.savePdf}
      </Button>
      {error !== null && <Message tone="danger">{words.notSaved(failureText(error))}</Message>}
    </>
  );
}
