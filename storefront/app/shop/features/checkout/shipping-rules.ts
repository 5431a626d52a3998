/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { shippingFormSchema, type ShippingForm } from "@strive/backend/contracts/orders";
import type { Gift } from "@strive/backend/contracts/store-credit";
import type { GiftValues } from "./gift-form";
import { checkGift } from "./gift-rules";
import { shippingOf, type ShippingValues } from "./shipping-form";

export const checkShipping = (values: ShippingValues) =>
  checkBy(shippingFormSchema, shippingOf(values));

/** What the form asks; `gift` is empty for the buyer's own, and where there are no gift cards. */
interface Asked {
  shipping: ShippingForm;
  gift: Gift;
}

export function checkAsked(
  values: ShippingValues & GiftValues,
  hasGiftCards: boolean,
): Checked<Asked> {
  const shipping = checkShipping(values);
  const gift = hasGiftCards ? checkGift(values) : { body: { gift: {} }, errors: null };
  if (shipping.errors === null && gift.errors === null) {
    return { body: { shipping: shipping.body, ...gift.body }, errors: null };
  }
  return { body: null, errors: [...(shipping.errors ?? []), ...(gift.errors ?? [])] };
}
