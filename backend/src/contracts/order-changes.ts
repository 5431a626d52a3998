import { z } from "zod";
import { shippingFormSchema } from "./orders";

const accessToken = z.string().max(200).optional();

/**
 * Body of PUT /api/orders/:id/address: where an order goes, and to whom, until it is packed. Note, landmark and pin are
 * replaced where they are sent; landmark and pin go with an address that is another one.
 */
export const changeAddressBodySchema = shippingFormSchema.omit({ email: true }).extend({
  note: z.string().trim().max(500).optional(),
  access_token: accessToken,
});
export type ChangeAddressBody = z.infer<typeof changeAddressBodySchema>;

/** Body of PUT /api/orders/:id/items/:item_id: another size or colour of the same article, at the same price. */
export const changeItemBodySchema = z.strictObject({
  variant_id: z
    .string({ error: "variant_id is required" })
    .min(1, "variant_id is required")
    .max(64),
  access_token: accessToken,
});
export type ChangeItemBody = z.infer<typeof changeItemBodySchema>;
