/** Brings zod along: import it when it is needed, never with the screen. */
import {
  contentErrors,
  publishContentBodySchema,
  type PublishContentBody,
} from "@strive/backend/contracts/content";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import { checkBy, type Checked } from "~/lib/field-rules";

export function checkContent(
  part: ContentPart,
  typed: PublishContentBody,
): Checked<PublishContentBody> {
  const checked = checkBy(publishContentBodySchema, typed);
  if (checked.errors !== null) return checked;
  const errors = contentErrors(part, checked.body);
  return errors.length === 0 ? checked : { body: null, errors };
}
