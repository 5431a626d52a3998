import { z } from "zod";
import { isServed, MOST_ACCURACY_M, PIN_DIGITS } from "./pin-limits";

const degrees = (field: string) => z.number({ error: `${field} must be a number of degrees` });

const rounded = (value: number): number => Number(value.toFixed(PIN_DIGITS));

/**
 * Where somebody is found, as a phone knows it: degrees, to about a metre, and within how many metres that is right.
 * What is outside the country is a mistake, whoever's.
 */
export const pinSchema = z
  .strictObject(
    {
      latitude: degrees("latitude").transform(rounded),
      longitude: degrees("longitude").transform(rounded),
      /** Metres; null: nobody knows. */
      accuracy: z
        .number({ error: "accuracy must be a number of metres" })
        .min(0, "accuracy can't be negative")
        .max(MOST_ACCURACY_M, `accuracy must be at most ${MOST_ACCURACY_M} metres`)
        .transform(Math.round)
        .nullable()
        .default(null),
    },
    { error: "pin must have latitude and longitude" },
  )
  .refine(isServed, "The map pin must be in Rwanda");
export type Pin = z.infer<typeof pinSchema>;

/** As an order or an account keeps it. */
export const keptPinSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Metres; null: nobody knows. */
  accuracy: z.number().int().min(0).nullable(),
});
