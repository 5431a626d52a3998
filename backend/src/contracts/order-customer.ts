import { z } from "zod";
import { successOf } from "./envelope";

/** What whoever placed an order bought in all: with their account, else as a guest with that phone and e-mail address. */
export const orderCustomerSchema = z.object({
  /** Orders that are not cancelled. */
  orders: z.number().int().min(0),
  /** What they come to, whole RWF. */
  total_amount: z.number().int().min(0),
});
export type OrderCustomer = z.infer<typeof orderCustomerSchema>;

export const orderCustomerResponseSchema = successOf(orderCustomerSchema);
