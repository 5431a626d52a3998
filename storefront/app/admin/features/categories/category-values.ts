import type { Category } from "@strive/backend/contracts/catalogue";
import type { CategoryNames } from "./api";

/** What stands in the form; a name in another language is empty where the English one is shown. */
export type CategoryValues = Record<
  "category_name" | "gender" | "category_name_fr" | "category_name_rw",
  string
>;

export function categoryValuesOf(
  category: Category | null,
  names: CategoryNames | null,
): CategoryValues {
  const { fr = "", rw = "" } = names?.[category?.id ?? ""] ?? {};
  return {
    category_name: category?.category_name ?? "",
    gender: category?.gender ?? "unisex",
    category_name_fr: fr,
    category_name_rw: rw,
  };
}

/** The field of the form for `translations.fr.category_name`. */
export function categoryFieldOf(wireName: string): string {
  const [first, language = "", field = ""] = wireName.split(".");
  return first === "translations" ? `${field}_${language}` : wireName;
}
