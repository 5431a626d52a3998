import type { ChangeReturnBody, StaffReturn } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RETURN_RESOURCES, RETURNS } from "~/admin/returns/api";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { changeReturn, returnQuery } from "./api";

/** The step of a return that comes next: how it is sent, and what follows. */
export function useReturnStep(one: StaffReturn, doneText: (after: StaffReturn) => string) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  return {
    send: async (body: ChangeReturnBody) => {
      try {
        return await changeReturn(one.id, body);
      } catch (error) {
        // Somebody else may have taken a step: what is shown is old.
        if (error instanceof ApiError && error.status === 409) void invalidate(RETURNS);
        throw error;
      }
    },
    onDone: (after: StaffReturn) => {
      client.setQueryData(returnQuery(after.id).queryKey, after);
      show({ tone: "success", text: doneText(after) });
      // Shown as soon as it is there; nobody need wait for it.
      void invalidate(...RETURN_RESOURCES);
    },
  };
}
