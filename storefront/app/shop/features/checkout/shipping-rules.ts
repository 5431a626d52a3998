/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
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
  const { body, errors } = checkBy(shippingFormSchema, wireValuesOf(values));
  return errors === null
    ? { shipping: body, errors }
    : { shipping: null, errors: fieldErrorsOf(errors) };
}
