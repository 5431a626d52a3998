import type { ChangeReceiptBody, StaffReceipt } from "@strive/backend/contracts/receipts";
import { useQueryClient } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RECEIPTS } from "~/admin/receipts/receipt-words";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { changeReceipt, receiptQuery } from "./api";

/**
 * What staff do to a receipt: how it is sent, and what follows.
 * @param notDone begins the sentence of a failure
 */
export function useReceiptChange(
  one: StaffReceipt,
  doneText: (number: number) => string,
  notDone: string,
) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  return {
    send: async (body: ChangeReceiptBody) => {
      try {
        return await changeReceipt(one.id, body);
      } catch (error) {
        // Somebody else, or the controller, was first: what is shown is old.
        if (error instanceof ApiError && error.status === 409) void invalidate(RECEIPTS);
        throw error;
      }
    },
    /** For a button, which has no place of its own for a failure. */
    onError: (error: unknown) =>
      show({ tone: "danger", text: failedText(notDone, error), durationMs: FAILURE_MS }),
    onDone: (after: StaffReceipt) => {
      client.setQueryData(receiptQuery(after.id).queryKey, after);
      show({ tone: "success", text: doneText(after.number) });
      void invalidate(RECEIPTS, "orders");
    },
  };
}
