/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { shippingFormSchema } from "@strive/backend/contracts/orders";
import type { ShippingValues } from "./shipping-form";

export const checkShipping = (values: ShippingValues) => checkBy(shippingFormSchema, values);
