/** For whom a product or a category is. The links to Medusa's tables are made by `links/`. */
export const TABLES = ["category_gender", "product_gender"] as const;
