import { z } from "zod";
import { userSchema } from "./accounts";
import { ownAlertsSchema } from "./alerts";
import { contactMessageSchema } from "./contact";
import { successOf } from "./envelope";
import { orderSchema } from "./orders";
import { ownReviewSchema } from "./reviews";
import { savedAddressSchema } from "./saved-addresses";
import { savedCartLineSchema, savedWishSchema } from "./saved-lists";
import { ownSharedListSchema } from "./shared-lists";
import { ownCreditSchema } from "./store-credit";

/** Everything the shop keeps about one person, for that person. */
export const ownDataSchema = z.object({
  exported_at: z.string(),
  user: userSchema,
  /** Addresses that the account had before, the newest first. */
  former_emails: z.array(z.string()),
  /** Where things are sent, the default first. */
  addresses: z.array(savedAddressSchema),
  orders: z.array(orderSchema),
  /** What waits in the account for the next visit. */
  cart: z.array(savedCartLineSchema),
  wishlist: z.array(savedWishSchema),
  /** The link to the wishlist, with the ids of what it shows; null: there is none. */
  shared_list: ownSharedListSchema.extend({ products: z.array(z.string()) }).nullable(),
  /** What they asked to be told. */
  alerts: ownAlertsSchema,
  store_credit: ownCreditSchema,
  /** What was said of articles of the account's orders, whatever became of it; the newest first. */
  reviews: z.array(ownReviewSchema),
  /** Of the contact form, with the account's address; the newest first. */
  messages: z.array(contactMessageSchema),
});
export const ownDataResponseSchema = successOf(ownDataSchema);
export type OwnData = z.infer<typeof ownDataSchema>;
