import { failureWords } from "~/admin/data/refusal";
import { ApiError } from "~/lib/api-error";
import * as words from "~/words/admin-products";
import { FIELDS, type FieldName } from "./product-values";

/** The field of the form that a field of the wire belongs to; undefined for what the form does not show. */
export function fieldOf(name: string): FieldName | undefined {
  const first = name.split(".")[0] ?? name;
  if (first === "variants") return "stock_quantity";
  if (first === "existingImages" || first === "imageOrder" || first === "image_colors")
    return "images";
  return FIELDS.find((field) => field === first);
}

export const isAboutFields = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ field }) => fieldOf(field) !== undefined);

export const saveFailure = (error: unknown) => failureWords(error, words.notSaved);
