/** Brings zod along: import it when it is needed, never with the screen. */
import "./zod-without-eval";
import { shippingFormSchema, type ShippingForm } from "@strive/backend/contracts/orders";
import {
  fieldErrorsOf,
  wireValuesOf,
  type FieldErrors,
  type ShippingValues,
} from "./shipping-form";

export type CheckedShipping =
  { shipping: ShippingForm; errors: null } | { shipping: null; errors: FieldErrors };

/** What was typed, by the contract: ready to be sent, or one sentence per wrong field. */
export function checkShipping(values: ShippingValues): CheckedShipping {
  const { data, error } = shippingFormSchema.safeParse(wireValuesOf(values));
  if (error === undefined) return { shipping: data, errors: null };
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { shipping: null, errors: fieldErrorsOf(issues) };
}
