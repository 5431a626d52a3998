/**
 * Statement-level triggers on Medusa's tables, and on what buyers and staff say of products. Each notes what a statement touched in
 * `catalogue_dirty`, in the transaction of the change itself: whoever sees the change sees the note,
 * and a rolled-back change leaves none. They only copy a key they have at hand; the refresher finds
 * out later which products that means, so a checkout pays for one small insert.
 */
interface Watched {
  table: string;
  /** What the noted key is a key of; the refresher maps each kind to products. */
  kind: string;
  column: string;
  events?: readonly ("INSERT" | "UPDATE" | "DELETE")[];
  /** A host may have no such table. */
  isOptional?: true;
}

const WATCHED: readonly Watched[] = [
  { table: "product", kind: "product", column: "id" },
  { table: "product_variant", kind: "product", column: "product_id" },
  { table: "product_category_product", kind: "product", column: "product_id" },
  { table: "product_gender_link", kind: "product", column: "product_id" },
  { table: "image", kind: "product", column: "product_id" },
  { table: "product_variant_option", kind: "variant", column: "variant_id" },
  { table: "product_variant_product_image", kind: "variant", column: "variant_id" },
  { table: "product_variant_price_set", kind: "variant", column: "variant_id" },
  { table: "product_variant_inventory_item", kind: "variant", column: "variant_id" },
  { table: "price", kind: "price_set", column: "price_set_id" },
  // Its prices are inserted and deleted as rows of their own.
  { table: "price_list", kind: "price_list", column: "id", events: ["UPDATE"] },
  { table: "inventory_level", kind: "inventory_item", column: "inventory_item_id" },
  // Inserts and deletes of these show in the tables that point at them.
  { table: "product_option", kind: "option", column: "id", events: ["UPDATE"] },
  { table: "product_option_value", kind: "option_value", column: "id", events: ["UPDATE"] },
  { table: "product_gender", kind: "product_gender", column: "id", events: ["UPDATE", "DELETE"] },
  { table: "product_category", kind: "category", column: "id" },
  { table: "category_gender_link", kind: "category", column: "product_category_id" },
  { table: "search_synonym", kind: "synonym", column: "id" },
  { table: "category_gender", kind: "category_gender", column: "id", events: ["UPDATE", "DELETE"] },
  { table: "product_review", kind: "product", column: "product_id" },
  // A drop that is changed has its products set anew.
  { table: "product_drop_item", kind: "product", column: "product_id" },
  { table: "product_look", kind: "companions", column: "product_id" },
  // Medusa's translation module: what it says of whatever is none of the shop's means nothing.
  { table: "translation", kind: "text", column: "reference_id", isOptional: true },
  { table: "translation_settings", kind: "text_settings", column: "entity_type", isOptional: true },
];

const ifThere = (table: string, statement: string): string =>
  `DO $if$ BEGIN IF to_regclass('${table}') IS NOT NULL THEN ${statement}; END IF; END $if$`;

const EVENTS = ["INSERT", "UPDATE", "DELETE"] as const;

const transitionTables = {
  INSERT: "NEW TABLE AS after_rows",
  UPDATE: "OLD TABLE AS before_rows NEW TABLE AS after_rows",
  DELETE: "OLD TABLE AS before_rows",
};

const touched = (column: string) => ({
  INSERT: `SELECT ${column} FROM after_rows`,
  UPDATE: `SELECT ${column} FROM before_rows UNION SELECT ${column} FROM after_rows`,
  DELETE: `SELECT ${column} FROM before_rows`,
});

/** `SET LOCAL strive.catalogue = 'off'`: a bulk load that rebuilds afterwards notes nothing. */
export const SILENCE = "SET LOCAL strive.catalogue = 'off'";

/** Statements that create all triggers, safe to run again and again. */
export const TRIGGER_STATEMENTS: readonly string[] = WATCHED.flatMap(
  ({ table, kind, column, events = EVENTS, isOptional }) =>
    events.flatMap((event) => {
      const name = `catalogue_note_${table}_${event.toLowerCase()}`;
      const trigger = `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON "${table}"
         REFERENCING ${transitionTables[event]}
         FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`;
      return [
        `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           IF current_setting('strive.catalogue', true) = 'off' THEN RETURN NULL; END IF;
           INSERT INTO catalogue_dirty (kind, ref)
           SELECT DISTINCT '${kind}', ${column} FROM (${touched(column)[event]}) t
           WHERE ${column} IS NOT NULL;
           RETURN NULL;
         END $$`,
        isOptional ? ifThere(table, trigger) : trigger,
      ];
    }),
);
