/** What is read of products, what runs low, and imports. */
export const TABLES = [
  "catalogue_category",
  "catalogue_category_text",
  "catalogue_dirty",
  "catalogue_draft",
  "catalogue_draft_tally",
  "catalogue_product",
  "catalogue_state",
  "catalogue_tally",
  "catalogue_text",
  "catalogue_word",
  "low_stock_level",
  "price_asked",
  "product_import",
  "product_import_change",
  "product_import_chunk",
  "product_import_picture",
] as const;
