/** Brings zod along: import it when it is needed, never with the screen. */
import { changeReceiptBodySchema } from "@strive/backend/contracts/receipts";
import { checkBy } from "~/lib/field-rules";

export interface EnterValues {
  sdc_id: string;
  receipt_number: string;
  internal_data: string;
  signature: string;
}

const filled = (name: string, typed: string) => (typed.trim() === "" ? {} : { [name]: typed });

/** @param action `correct`: it was entered before */
export const checkEnter = (typed: EnterValues, action: "enter" | "correct") =>
  checkBy(changeReceiptBodySchema, {
    action,
    sdc_id: typed.sdc_id,
    receipt_number: /^\s*\d+\s*$/.test(typed.receipt_number) ? Number(typed.receipt_number) : NaN,
    ...filled("internal_data", typed.internal_data),
    ...filled("signature", typed.signature),
  });
