/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { saleBodySchema, type Sale, type SaleBody } from "@strive/backend/contracts/sales";
import { momentOf } from "~/admin/discounts/kigali-time";
import * as words from "~/words/admin-sales";
import { saleBody, type SaleValues } from "./sale-values";

interface Typed {
  values: SaleValues;
  /** As the form opened. */
  start: SaleValues;
  /** As it is saved now; null: a new one. */
  sale: Sale | null;
  /** Inputs of dates that hold something the browser can't read. */
  unreadable: readonly string[];
}

export function checkSale({ values, start, sale, unreadable }: Typed): Checked<SaleBody> {
  const dates = ["starts_at", "ends_at"] as const;
  const faults = dates
    .filter(
      (name) =>
        unreadable.includes(name) || (values[name] !== "" && momentOf(values[name]) === null),
    )
    .map((field) => ({ field, message: words.enterDate }));
  const checked = checkBy(saleBodySchema, saleBody(values, start, sale));
  if (faults.length === 0) return checked;
  return { body: null, errors: [...faults, ...(checked.errors ?? [])] };
}
