import type { Category } from "@strive/backend/contracts/catalogue";

/** What filters and addresses call a category in every language: its name in English. */
export const categoryKey = ({
  category_name: name,
  original_name: original,
}: Pick<Category, "category_name" | "original_name">): string =>
  __PREFIX__ === "" ? name : (original ?? name);
