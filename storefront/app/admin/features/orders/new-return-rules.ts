/** Pulls in zod: import it lazily, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  createReturnBodySchema,
  type CreateReturnBody,
  type HandOver,
  type ReturnRefund,
} from "@strive/backend/contracts/returns";
import * as words from "~/words/admin-returns";
import type { ChosenLine } from "./new-return-lines";

export interface NewReturnValues {
  items: readonly ChosenLine[];
  hand_over: HandOver;
  refund_to: ReturnRefund;
  /** Returns that the order had when they were chosen. */
  seen: number;
}

function linesFault(chosen: readonly ChosenLine[]): string | null {
  if (chosen.length === 0) return words.chooseLine;
  return chosen.some(({ reason }) => reason === "") ? words.reasonMissing : null;
}

export function checkNewReturn({
  items,
  hand_over,
  refund_to,
}: Omit<NewReturnValues, "seen">): Checked<CreateReturnBody> {
  const chosen = items.filter(({ quantity }) => quantity > 0);
  const message = linesFault(chosen);
  if (message !== null) return { body: null, errors: [{ field: "items", message }] };
  return checkBy(createReturnBodySchema, { items: chosen, hand_over, refund_to });
}
