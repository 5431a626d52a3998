/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { createCategoryBodySchema } from "@strive/backend/contracts/catalogue-writes";
import { TRANSLATED } from "@strive/backend/contracts/translated";
import type { CategoryValues } from "./category-values";

/** Names in other languages are said only where they are others than at the start. */
export function checkCategory(typed: CategoryValues, start: CategoryValues) {
  const { category_name, gender } = typed;
  const changed = TRANSLATED.flatMap((language) => {
    const name = typed[`category_name_${language}`];
    return name === start[`category_name_${language}`] ? [] : [[language, { category_name: name }]];
  });
  const translations = changed.length > 0 && {
    translations: Object.fromEntries(changed) as object,
  };
  return checkBy(createCategoryBodySchema, { category_name, gender, ...translations });
}
