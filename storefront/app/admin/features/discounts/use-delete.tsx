import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-discounts";
import { deleteDiscount, DISCOUNTS } from "./api";
import { titleOf } from "./discount-texts";

/** Who finds it gone already has what they wanted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await deleteDiscount(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Asks before a discount goes. @param onDeleted before the lists are read again */
export function useDelete(onDeleted?: () => void) {
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<{ discount: StaffDiscount; isOpen: boolean } | null>(null);
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const remove = async (discount: StaffDiscount) => {
    await deleteOnce(discount.id);
    show({ tone: "success", text: words.deleted(titleOf(discount)) });
    onDeleted?.();
    void invalidate(DISCOUNTS);
  };
  return {
    ask: (discount: StaffDiscount) => setAsked({ discount, isOpen: true }),
    dialog: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
        question={words.deleteQuestion(titleOf(asked.discount))}
        help={words.deleteHelp(asked.discount.used)}
        cancelLabel={shell.cancel}
        confirmLabel={shell.doDelete}
        busyLabel={shell.deleting}
        onConfirm={() => remove(asked.discount)}
        failureText={(error) => failedText(words.notDeleted, error)}
      />
    ),
  };
}
