import type { MakeGiftCardBody, StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CREDIT } from "~/admin/credit/api";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import * as words from "~/words/admin-credit";
import { creditQuery, makeGiftCard } from "./api";
import { isTyped, NEW_CARD } from "./card-values";

/** The form of a new gift card. What was typed is not lost by leaving. */
export function useCardForm(onMade: (card: StaffCreditDetail, body: MakeGiftCardBody) => void) {
  const [isDone, setIsDone] = useState(false);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const form = useForm({
    start: NEW_CARD,
    rules: () => import("./card-rules"),
    check: ({ checkCard }, values) => checkCard(values),
    send: async (body) => ({ body, card: await makeGiftCard(body) }),
    onDone: ({ card, body }) => {
      setIsDone(true);
      guard.release();
      void invalidate(CREDIT, "dashboard");
      client.setQueryData(creditQuery(card.id).queryKey, card);
      onMade(card, body);
      return undefined;
    },
    failureText: words.notMade,
  });
  const guard = useLeaveGuard(!isDone && isTyped(form.values));
  return {
    ...form,
    /** Also once it is made: the screen is about to be left. */
    isBusy: form.isBusy || isDone,
    /** Asks before unsaved changes are lost. */
    leaveDialog: guard.dialog,
  };
}
export type CardForm = ReturnType<typeof useCardForm>;
