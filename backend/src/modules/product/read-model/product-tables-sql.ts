/** A table of products and the tallies of its rows. */
export interface ProductTables {
  readonly products: string;
  readonly tallies: string;
}

/** What shoppers see. */
export const PUBLISHED: ProductTables = {
  products: "catalogue_product",
  tallies: "catalogue_tally",
};

/** What only staff see: drafts, and products that lack a price or a variant. */
export const DRAFTS: ProductTables = {
  products: "catalogue_draft",
  tallies: "catalogue_draft_tally",
};

/** Every product that is not deleted is on exactly one. */
export const BOTH_TABLES: readonly ProductTables[] = [PUBLISHED, DRAFTS];

const columnsOf = (row: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${row}.${column}`).join(", ")})`;

/** Columns that say what a product is; `version` and the times of changes are about the row. */
const FACTS = [
  ...["handle", "name", "category_id", "category_name", "gender", "price", "stock", "in_stock"],
  ...["sizes", "colors", "search", "search_name", "created_at", "json"],
  ...["on_sale", "base_price", "families", "stocked", "discount", "sold"],
];

/** SQL: two rows differ about a product. */
export const differ = (a: string, b: string, more: readonly string[] = []): string => {
  const columns = [...FACTS, ...more];
  return `${columnsOf(a, columns)} IS DISTINCT FROM ${columnsOf(b, columns)}`;
};

/**
 * Drafts have the same columns and indexes as published products, in their own table: however many
 * they are, shoppers' statements neither see nor skip them.
 */
export const DRAFT_TABLE_STATEMENTS: readonly string[] = [
  // The product's own time: staff's edits are compared with it. Without an index, as updated_at.
  "ALTER TABLE catalogue_product ADD COLUMN IF NOT EXISTS edited_at timestamptz NOT NULL DEFAULT now()",
  // Staff's order by name. The folded name begins the searched text.
  `CREATE INDEX IF NOT EXISTS catalogue_product_name ON catalogue_product ((left(search, 100) COLLATE "C"), id)`,
  `CREATE TABLE IF NOT EXISTS catalogue_draft (LIKE catalogue_product INCLUDING ALL)
   WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)`,
  `CREATE TABLE IF NOT EXISTS catalogue_draft_tally (LIKE catalogue_tally INCLUDING ALL)
   WITH (fillfactor = 50)`,
  // When the nightly check last began, see check-sql.
  "ALTER TABLE catalogue_state ADD COLUMN IF NOT EXISTS check_began timestamptz NOT NULL DEFAULT '-infinity'",
];

export const DROP_DRAFT_TABLES: readonly string[] = [
  "DROP TABLE IF EXISTS catalogue_draft, catalogue_draft_tally CASCADE",
  "DROP INDEX IF EXISTS catalogue_product_name",
  "ALTER TABLE IF EXISTS catalogue_product DROP COLUMN IF EXISTS edited_at",
  "ALTER TABLE IF EXISTS catalogue_state DROP COLUMN IF EXISTS check_began",
];
