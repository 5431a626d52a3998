/** Brings zod along: import it when it is needed, never with the screen. */
import { companyShape } from "@strive/backend/contracts/receipts";
import { z } from "zod";
import { checkBy } from "~/lib/field-rules";
import * as words from "~/words/checkout";
import type { CompanyValues } from "./company-form";

const companySchema = z
  .strictObject(companyShape)
  .refine(
    ({ buyer_tin, purchase_code }) => purchase_code === undefined || buyer_tin !== undefined,
    {
      path: ["buyer_tin"],
      error: () => words.codeNeedsTin,
    },
  );

const typedOrNone = (text: string) => (text.trim() === "" ? undefined : text);

export const checkCompany = ({ buyer_tin, purchase_code }: CompanyValues) =>
  checkBy(companySchema, {
    buyer_tin: typedOrNone(buyer_tin),
    purchase_code: typedOrNone(purchase_code),
  });
