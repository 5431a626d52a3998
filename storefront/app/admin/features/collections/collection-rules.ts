/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  collectionBodySchema,
  type CollectionBody,
  type StaffCollection,
} from "@strive/backend/contracts/collections";
import { bodyOf, type CollectionValues } from "./collection-values";

/** @param saved what is changed; null: a new one */
export const checkCollection = (
  values: CollectionValues,
  saved: StaffCollection | null,
): Checked<CollectionBody> => checkBy(collectionBodySchema, bodyOf(values, saved));
