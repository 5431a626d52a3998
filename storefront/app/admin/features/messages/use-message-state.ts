import type { ContactMessage } from "@strive/backend/contracts/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-messages";
import { messageQuery, MESSAGES, setMessageState } from "./api";

/** Marks a message as handled, or reopens it. */
export function useMessageState() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const change = useMutation({
    mutationFn: ({ id, state }: ContactMessage) =>
      setMessageState(id, state === "open" ? "handled" : "open"),
    networkMode: "always",
    onSuccess: (message) => {
      client.setQueryData(messageQuery(message.id).queryKey, message);
      // Not waited for: the button is free again as soon as it is done.
      void invalidate(MESSAGES, "dashboard");
    },
    onError: (error) =>
      show({ tone: "danger", text: failedText(words.notChanged, error), durationMs: FAILURE_MS }),
  });
  return {
    toggle: (message: ContactMessage) => {
      if (!change.isPending) change.mutate(message);
    },
    busyId: change.isPending ? change.variables.id : null,
  };
}
