import { z } from "zod";
import { successOf } from "./envelope";
import { destinationShape } from "./orders";
import { keptPinSchema } from "./pins";
import { optionalText } from "./typed-text";

/** How many addresses one account keeps; the table's slots are as many. */
export const MAX_ADDRESSES = 10;
/** Characters of what somebody calls an address. */
export const LABEL_MAX = 40;

/** Body of POST /api/auth/me/addresses, and of PUT to one of them: all of it. */
export const addressBodySchema = z.strictObject({
  /** "Home"; empty: none. */
  label: optionalText("Label", LABEL_MAX).optional(),
  ...destinationShape,
});
export type AddressBody = z.infer<typeof addressBodySchema>;

/** Nothing, or an empty object: the URL says it all. */
export const makeDefaultBodySchema = z.strictObject({});

/** An address that somebody keeps in their account, by the names of an order's body. */
export const savedAddressSchema = z.object({
  id: z.string(),
  _id: z.string(),
  /** null: none. */
  label: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  /** E.164 */
  phone: z.string(),
  delivery_address: z.string(),
  city: z.string(),
  district: z.string(),
  landmark: z.string().nullable(),
  pin: keptPinSchema.nullable(),
  /** The checkout begins with it; one of them is. */
  is_default: z.boolean(),
  createdAt: z.string(),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const savedAddressResponseSchema = successOf(savedAddressSchema);
/** The default first, then in the order they were added. */
export const savedAddressListResponseSchema = successOf(z.array(savedAddressSchema));
