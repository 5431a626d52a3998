/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { dropBodySchema, type DropBody, type StaffDrop } from "@strive/backend/contracts/drops";
import * as words from "~/words/admin-drops";
import { bodyOf, type DropValues } from "./drop-values";

/** @param saved what is changed; null: a new one */
export function checkDrop(values: DropValues, saved: StaffDrop | null): Checked<DropBody> {
  const checked = checkBy(dropBodySchema, bodyOf(values, saved));
  if (checked.errors === null || values.opens_at !== "") return checked;
  const others = checked.errors.filter(({ field }) => field !== "opens_at");
  return { body: null, errors: [...others, { field: "opens_at", message: words.enterTime }] };
}
