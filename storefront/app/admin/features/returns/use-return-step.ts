import type { ChangeReturnBody, StaffReturn } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RETURN_RESOURCES, RETURNS } from "~/admin/returns/api";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { changeReturn, returnQuery } from "./api";

const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * The step of a return that comes next: how it is sent, and what follows.
 * @param notDone begins the sentence of a failure
 */
export function useReturnStep(
  one: StaffReturn,
  doneText: (after: StaffReturn) => string,
  notDone: string,
) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const showFailure = (error: unknown) =>
    show({ tone: "danger", text: failedText(notDone, error), durationMs: FAILURE_MS });
  return {
    send: async (body: ChangeReturnBody) => {
      try {
        return await changeReturn(one.id, body);
      } catch (error) {
        if (isOutdated(error)) {
          // Somebody else may have taken a step: what is shown is old, and a form goes with it.
          showFailure(error);
          void invalidate(RETURNS);
        }
        throw error;
      }
    },
    /** For a button, which has no place of its own for a failure. */
    onError: (error: unknown) => {
      if (!isOutdated(error)) showFailure(error);
    },
    onDone: (after: StaffReturn) => {
      client.setQueryData(returnQuery(after.id).queryKey, after);
      show({ tone: "success", text: doneText(after) });
      // Shown as soon as it is there; nobody need wait for it.
      void invalidate(...RETURN_RESOURCES);
    },
  };
}
