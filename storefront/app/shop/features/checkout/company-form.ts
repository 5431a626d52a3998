import { isFields, textOf } from "~/lib/stored-values";
import { COMPANY_KEY, readSession, writeSession } from "~/shop/session-values";

/** For whom the invoice is, by the names of the wire; empty: for nobody with a TIN. */
export interface CompanyValues {
  buyer_tin: string;
  purchase_code: string;
}

/** What was typed in this tab. */
export function readCompany(): CompanyValues {
  const kept = readSession(COMPANY_KEY);
  const values = isFields(kept) ? kept : {};
  return {
    buyer_tin: textOf(values["buyer_tin"]) ?? "",
    purchase_code: textOf(values["purchase_code"]) ?? "",
  };
}

export const saveCompany = ({ buyer_tin, purchase_code }: CompanyValues): void =>
  writeSession(COMPANY_KEY, { buyer_tin, purchase_code });
