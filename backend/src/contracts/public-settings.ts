import { z } from "zod";
import { successOf } from "./envelope";
import { TEXT_CHANNELS } from "./text-channels";

/** The settings everyone may see. */
export const publicSettingsSchema = z.object({
  /** The shop's name as people read it: the brand's, until staff give another one. */
  siteName: z.string(),
  maintenanceMode: z.boolean(),
  /** Its prices include VAT, and its orders get receipts. */
  isVatRegistered: z.boolean(),
  /** What is ordered may be collected in the shop. */
  hasPickup: z.boolean(),
  /** Customers may log in with their phone, by a code that comes by SMS. */
  phoneLogin: z.boolean(),
  /** How people can be told of their orders on their phones. */
  textChannels: z.array(z.enum(TEXT_CHANNELS)),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;
export const publicSettingsResponseSchema = successOf(publicSettingsSchema);
