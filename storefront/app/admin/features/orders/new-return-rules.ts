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
  expected_total,
  refusal,
}: Omit<NewReturnValues, "seen"> & {
  /** What all that is exchanged costs; null: nothing is. */
  expected_total: number | null;
  /** Why it can't be exchanged like that; null: it can. */
  refusal: string | null;
}): Checked<CreateReturnBody> {
  const chosen = items.filter(({ quantity }) => quantity > 0);
  const message = linesFault(chosen) ?? refusal;
  if (message !== null) return { body: null, errors: [{ field: "items", message }] };
  return checkBy(createReturnBodySchema, {
    items: chosen.map(({ exchange_for, ...line }) =>
      exchange_for === "" ? line : { ...line, exchange_for },
    ),
    hand_over,
    refund_to,
    ...(expected_total !== null && { expected_total }),
  });
}
