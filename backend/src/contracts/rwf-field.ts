import { z } from "zod";
import { MAX_MONEY_RWF } from "./money";

/** An amount of money in a body, whole RWF. */
export const rwfField = (field: string) =>
  z
    .number({ error: `${field} must be a whole number of RWF` })
    .int(`${field} must be a whole number of RWF`)
    .min(0, `${field} must not be negative`)
    .max(MAX_MONEY_RWF, `${field} is too large`);
