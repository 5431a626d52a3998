import { z } from "zod";
import { userSchema } from "./accounts";
import { successOf } from "./envelope";
import { orderSchema } from "./orders";

/** Everything the shop keeps about one person, for that person. */
export const ownDataSchema = z.object({
  exported_at: z.string(),
  user: userSchema,
  orders: z.array(orderSchema),
});
export const ownDataResponseSchema = successOf(ownDataSchema);
export type OwnData = z.infer<typeof ownDataSchema>;
