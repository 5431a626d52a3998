/** Brings zod along: import it when it is needed, never with the screen. */
import { orderCompanyBodySchema } from "@strive/backend/contracts/receipts";
import { checkBy } from "~/lib/field-rules";

const typedOrNone = (text: string) => (text.trim() === "" ? null : text);

export const checkCompany = (typed: { buyer_tin: string; purchase_code: string }) =>
  checkBy(orderCompanyBodySchema, {
    buyer_tin: typedOrNone(typed.buyer_tin),
    purchase_code: typedOrNone(typed.purchase_code),
  });
