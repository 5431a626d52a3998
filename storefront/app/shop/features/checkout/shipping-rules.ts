/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  shippingFormSchema,
  type CreateOrderBody,
  type ShippingForm,
} from "@strive/backend/contracts/orders";
import type { z } from "zod";
import type { Gift } from "@strive/backend/contracts/store-credit";
import type { CompanyValues } from "./company-form";
import { checkCompany } from "./company-rules";
import type { GiftValues } from "./gift-form";
import { checkGift } from "./gift-rules";
import { PICKUP_WAY, type PickupValues } from "./pickup-form";
import type { PinValues } from "./pin-form";
import { shippingOf, type ShippingValues } from "./shipping-form";

/** What nobody typed or shared is not sent. */
export function checkShipping({ pin = null, ...values }: ShippingValues & Partial<PinValues>) {
  const { landmark, ...asked } = shippingOf(values);
  return checkBy(shippingFormSchema, {
    ...asked,
    ...(landmark.trim() !== "" && { landmark }),
    ...(pin !== null && { pin }),
  });
}

/** Nothing is asked of where it goes. */
const collectedSchema = shippingFormSchema.omit({
  delivery_address: true,
  city: true,
  district: true,
  landmark: true,
  pin: true,
});

function checkCollected({ phone, email, firstname, lastname }: ShippingValues) {
  const checked = checkBy(collectedSchema, { phone, email, firstname, lastname });
  if (checked.errors !== null) return checked;
  return { body: { ...checked.body, is_pickup: true as const }, errors: null };
}

/** Who gets it and where, or that it is collected. */
export type Destination = ShippingForm | (z.infer<typeof collectedSchema> & { is_pickup: true });

/** What the form asks; `gift` is empty for the buyer's own, and where there are no gift cards. */
interface Asked {
  shipping: Destination;
  gift: Gift;
  /** Empty where no company needs an invoice. */
  company: Pick<CreateOrderBody, "buyer_tin" | "purchase_code">;
}

/** What is asked besides who buys. */
export interface Asks {
  giftCards: boolean;
  company: boolean;
  pickup: boolean;
  /** Nothing is brought: nobody has to find the buyer. */
  mailed: boolean;
}

export function checkAsked(
  values: ShippingValues & PinValues & GiftValues & CompanyValues & PickupValues,
  asks: Asks,
): Checked<Asked> {
  const isPickup = asks.pickup && values.way === PICKUP_WAY;
  const shipping: Checked<Destination> = isPickup
    ? checkCollected(values)
    : checkShipping(asks.mailed ? { ...values, landmark: "", pin: null } : values);
  const gift = asks.giftCards ? checkGift(values) : { body: { gift: {} }, errors: null };
  const company = asks.company ? checkCompany(values) : { body: {}, errors: null };
  if (shipping.errors === null && gift.errors === null && company.errors === null) {
    return { body: { shipping: shipping.body, ...gift.body, company: company.body }, errors: null };
  }
  const errors = [shipping.errors, gift.errors, company.errors].flatMap((those) => those ?? []);
  return { body: null, errors };
}
