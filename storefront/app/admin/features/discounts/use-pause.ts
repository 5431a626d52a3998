import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-discounts";
import { discountQuery, DISCOUNTS, setPaused } from "./api";
import { titleOf } from "./discount-texts";

/** Pauses a discount, or lets it go on; one at a time. */
export function usePause() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const change = useMutation({
    mutationFn: ({ id, state }: StaffDiscount) => setPaused(id, state !== "paused"),
    networkMode: "always",
    onSuccess: (after, before) => {
      client.setQueryData(discountQuery(after.id).queryKey, after);
      const said = before.state === "paused" ? words.isOnAgain : words.isPaused;
      show({ tone: "success", text: said(titleOf(after)) });
      void invalidate(DISCOUNTS);
    },
    onError: (error, { state }) => {
      const what = state === "paused" ? words.notContinued : words.notPaused;
      show({ tone: "danger", text: failedText(what, error), durationMs: FAILURE_MS });
    },
  });
  return {
    toggle: (discount: StaffDiscount) => {
      if (!change.isPending) change.mutate(discount);
    },
    isBusy: change.isPending,
  };
}

/** What has ended stays ended. */
export const canPause = ({ state }: StaffDiscount): boolean => state !== "ended";
export const pauseText = ({ state }: StaffDiscount): string =>
  state === "paused" ? words.goOn : words.pause;
