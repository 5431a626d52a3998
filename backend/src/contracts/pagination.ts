import { z } from "zod";

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;
/** Deep paging beyond this is refused: nobody reads it, and it costs a scan. */
export const MAX_OFFSET = 1_000_000;

/** Query text to whole number; anything but digits is refused with the field named. */
export const wholeNumberText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const limitSchema = wholeNumberText(1, MAX_LIMIT).default(DEFAULT_LIMIT);
export const offsetSchema = wholeNumberText(0, MAX_OFFSET).default(0);
