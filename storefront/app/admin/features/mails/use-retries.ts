import type { Mail } from "@strive/backend/contracts/mails";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-mails";
import { mailQuery, MAILS, retryMail } from "./api";

const MESSAGE_MS = 8000;

/** Progress of a round of retries. */
interface Round {
  done: number;
  all: number;
  /** The first failure; null: none failed. */
  failure: unknown;
}

/** Retries mails that were given up, one request after the other. */
export function useRetries() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const retry = useMutation({
    mutationFn: async (mails: readonly Mail[]): Promise<Round> => {
      const round: Round = { done: 0, all: mails.length, failure: null };
      for (const { id } of mails) {
        try {
          client.setQueryData(mailQuery(id).queryKey, await retryMail(id));
          round.done += 1;
        } catch (error) {
          round.failure ??= error;
        }
      }
      return round;
    },
    networkMode: "always",
    onSuccess: ({ done, all, failure }) => {
      void invalidate(MAILS, "dashboard", "health");
      if (failure === null) {
        show({ tone: "success", text: all === 1 ? words.retried : words.allRetried(done) });
        return;
      }
      const what = done === 0 ? words.notRetried : words.someRetried(done, all).replace(/\.$/, "");
      show({ tone: "danger", text: failedText(what, failure), durationMs: MESSAGE_MS });
    },
  });
  return {
    retry: (mails: readonly Mail[]) => {
      if (!retry.isPending && mails.length > 0) retry.mutate(mails);
    },
    isBusy: retry.isPending,
  };
}
