import type { DecideReviewBody, StaffReview } from "@strive/backend/contracts/reviews";
import { useMutation } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-reviews";
import { decideReview, REVIEWS } from "./api";

/** Publishes or refuses a review, as it is seen. */
export function useReviewStep() {
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const step = useMutation({
    mutationFn: ({ one, body }: { one: StaffReview; body: DecideReviewBody }) =>
      decideReview(one.id, body),
    networkMode: "always",
    onSuccess: ({ state }) =>
      show({ tone: "success", text: state === "shown" ? words.isShown : words.isRefused }),
    onError: (error) =>
      show({ tone: "danger", text: failedText(words.notDecided, error), durationMs: FAILURE_MS }),
    // After a refusal, too: its writer may have changed it.
    onSettled: () => void invalidate(REVIEWS),
  });
  return {
    take: (one: StaffReview, body: DecideReviewBody) => {
      if (!step.isPending) step.mutate({ one, body });
    },
    busyId: step.isPending ? step.variables.one.id : null,
  };
}
