import type { CategoryGender, ProductGender } from "@strive/backend/contracts/catalogue";
import * as words from "~/words/admin-products";

export const GENDER_NAMES: Readonly<Record<ProductGender, string>> = {
  men: words.men,
  women: words.women,
  kids: words.kids,
};

const CATEGORY_GENDER_NAMES: Readonly<Record<CategoryGender, string>> = {
  male: words.male,
  female: words.female,
  unisex: words.unisex,
};

/** "Hoodies · men" */
export const categoryText = (category: { category_name: string; gender: CategoryGender }) =>
  words.categoryFor(category.category_name, CATEGORY_GENDER_NAMES[category.gender]);
