import { failureWords } from "~/admin/data/refusal";
import { ApiError } from "~/lib/api-error";
import * as words from "~/words/admin-products";
import { FIELDS } from "./product-values";

/** The field of the form that a field of the wire belongs to; undefined for what the form does not show. */
function fieldOf(name: string): string | undefined {
  const first = name.split(".")[0] ?? name;
  if (first === "variants") return "stock_quantity";
  if (first === "existingImages" || first === "imageOrder" || first === "image_colors")
    return "images";
  return FIELDS.find((field) => field === first);
}

/** What the server refused, beside the fields it named. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const named = error.fieldErrors.flatMap(({ field, message }) => {
    const shown = fieldOf(field);
    return shown === undefined ? [] : [[shown, message]];
  });
  return Object.fromEntries(named.toReversed()) as Record<string, string>;
}

export const saveFailure = (error: unknown) => failureWords(error, words.notSaved);
