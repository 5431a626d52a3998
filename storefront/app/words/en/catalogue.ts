import { plural } from "~/lib/plural";

export const title = "Shop";
export const products = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });

export const categoriesLabel = "Categories";
export const allCategories = "All";
export const categoriesLoading = "Loading categories...";
export const categoriesFailed = "Failed to load categories";
export const categoriesEmpty = "No categories available";

export const search = "Search";
export const genderLabel = "Gender";
export const men = "Men";
export const women = "Women";
export const kids = "Kids";
export const sortLabel = "Sort";
export const bestMatch = "CLOSEST";
export const latest = "LATEST";
export const highToLow = "HIGH-LOW";
export const lowToHigh = "LOW-HIGH";
export const bestSelling = "POPULAR";
export const discount = "DISCOUNT";
export const apply = "Apply";

export const filters = "Filters";
export const allFilters = "All filters";
export const size = "Size";
export const color = "Colour";
export const price = "Price";
export const inStock = "In stock";
export const onSale = "On sale";
/** For screen readers, after a number. */
export const chosen = "chosen";

export const loading = "Loading products...";
export const failed = "Failed to load products";
export const clearFilters = "Clear filters";
export const nothingMatches = "No products found matching your filters.";
