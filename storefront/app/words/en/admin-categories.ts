import { plural } from "~/lib/plural";

export const title = "Categories";
export const add = "Add Category";
export const search = "Search categories";
export const loading = "Loading categories...";
export const notLoaded = "Failed to load categories";
export const empty = "No categories yet";
export const emptyHelp = "Products are sorted into categories. Add the first one.";
export const nothingFound = "No categories found";
/** "Total categories: 8" */
export const count = (total: number) => `Total categories: ${total.toLocaleString("en")}`;

export const name = "Name";
export const gender = "Gender";
export const products = "Products";
export const anyGender = "All genders";
export const male = "male";
export const female = "female";
export const unisex = "unisex";
export const productCount = (total: number) =>
  plural(total, { one: `${total} product`, other: `${total.toLocaleString("en")} products` });
export const showProducts = (category: string, total: number) =>
  `${productCount(total)} in ${category}`;
export const editOf = (category: string) => `Edit ${category}`;
export const deleteOf = (category: string) => `Delete ${category}`;

export const addTitle = "Add category";
export const editTitle = "Edit category";
export const formLabel = "Category";
export const nameLabel = "Category name";
export const genderHint = "Who its clothes are for; unisex means everyone.";
export const isGone = "This category does not exist any more.";
export const notAdded = "Failed to add category";
export const notUpdated = "Failed to update category";
export const notDeleted = "Failed to delete category";
export const added = (category: string) => `${category} is added.`;
export const updated = (category: string) => `${category} is saved.`;
export const deleted = (category: string) => `${category} is deleted.`;

export const deleteQuestion = "Are you sure you want to delete this category?";
export const deleteHelp = (category: string) =>
  `${category} will disappear from the shop's filters.`;
export const deleteInUse = (category: string, total: number) =>
  plural(total, {
    one: `${total} product is in ${category}. It has to move to another category first.`,
    other: `${total.toLocaleString("en")} products are in ${category}. They have to move to another category first.`,
  });
