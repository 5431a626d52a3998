import { differ, DRAFTS, PUBLISHED, type ProductTables } from "./product-tables-sql";
import { tallyKeys } from "./tally-sql";
import { beginsOrEnds } from "./price-moment-sql";
import { NEW_WORDS } from "./words-sql";

/** Name of the NOTIFY channel; also the prefix of the advisory lock's meaning. */
export const CHANNEL = "catalogue";

/** Any constant will do as long as nothing else in this database locks it. */
const LOCK = 7_241_120_261;

/** Every note that means one of `ids`, as rows (kind, ref). */
const NOTES_OF_PRODUCTS = `
      SELECT k.kind, i AS ref FROM unnest(ids) i, (VALUES ('product'), ('text')) k (kind)
      UNION ALL
      SELECT 'variant', v.id FROM product_variant v WHERE v.product_id = ANY (ids)
      UNION ALL
      SELECT 'inventory_item', l.inventory_item_id FROM product_variant v
      JOIN product_variant_inventory_item l ON l.variant_id = v.id AND l.deleted_at IS NULL
      WHERE v.product_id = ANY (ids)
      UNION ALL
      SELECT 'price_set', l.price_set_id FROM product_variant v
      JOIN product_variant_price_set l ON l.variant_id = v.id AND l.deleted_at IS NULL
      WHERE v.product_id = ANY (ids)`;

/**
 * Takes up to `batch` notes, computes the products they mean and stores what differs. If more wait,
 * the other notes of those products go with them.
 *
 * Races: two refreshers could compute the same product from different moments and store them in the
 * wrong order. The advisory lock lets one batch run at a time in the whole database, and every
 * statement after it sees all that was committed before it (READ COMMITTED, volatile function). The
 * lock also makes `catchUp` exact: whoever gets it knows that every earlier batch is visible.
 *
 * Kinds that mean many products (a category's name, a shared option, a price list) come back as
 * separate notes, so that no batch grows beyond its size.
 *
 * Price lists begin and end by themselves. Prices are computed as of one moment for everybody, which
 * moves under the lock whenever one has begun or ended since, and notes what that list prices.
 *
 * Returns the version it made, or the current one when nothing changed for shoppers. `changed` null
 * means too many to list.
 */
export const REFRESH_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_refresh(batch integer, OUT version bigint, OUT changed text[],
  OUT categories boolean, OUT facts boolean, OUT taken integer)
LANGUAGE plpgsql AS $$
DECLARE
  notes catalogue_dirty[];
  ids text[];
  moment timestamptz;
  reworded text[];
BEGIN
  PERFORM pg_advisory_xact_lock(${LOCK});
  moment := clock_timestamp();
  INSERT INTO catalogue_dirty (kind, ref)
  SELECT 'price_list', l.id FROM price_list l, catalogue_state s WHERE ${beginsOrEnds("moment")};
  IF FOUND THEN UPDATE catalogue_state SET priced_at = moment; END IF;
  WITH gone AS (
    DELETE FROM catalogue_dirty d
    WHERE d.seq = ANY (ARRAY(
      SELECT seq FROM catalogue_dirty ORDER BY seq LIMIT batch FOR UPDATE SKIP LOCKED))
    RETURNING d
  ) SELECT array_agg(d), count(*) INTO notes, taken FROM gone;
  SELECT s.version INTO version FROM catalogue_state s;
  categories := false;
  facts := false;
  changed := '{}';
  IF taken = 0 THEN RETURN; END IF;

  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind = 'text') THEN
    INSERT INTO catalogue_dirty (kind, ref)
    SELECT DISTINCT 'category', c.id FROM unnest(notes) n JOIN product_category c ON c.id = n.ref
    WHERE n.kind = 'text';
  END IF;
  -- Which texts are translated at all: for every product that has some.
  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind = 'text_settings') THEN
    INSERT INTO catalogue_dirty (kind, ref) SELECT DISTINCT 'text', t.reference_id FROM translation t;
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind IN ('category', 'category_gender')) THEN
    categories := catalogue_refresh_categories();
    INSERT INTO catalogue_dirty (kind, ref)
    SELECT DISTINCT 'product', l.product_id FROM product_category_product l
    WHERE categories AND l.product_category_id IN (
      SELECT n.ref FROM unnest(notes) n WHERE n.kind = 'category'
      UNION ALL
      SELECT g.product_category_id FROM unnest(notes) n
      JOIN category_gender_link g ON g.category_gender_id = n.ref WHERE n.kind = 'category_gender');
  END IF;
  -- What words mean decides what every search finds; what goes with what, a part of every product's page.
  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind IN ('synonym', 'companions')) THEN
    categories := true;
    facts := true;
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind IN ('option', 'option_value')) THEN
    INSERT INTO catalogue_dirty (kind, ref)
    SELECT DISTINCT 'product', v.product_id
    FROM product_option_value o
    JOIN product_variant_option l ON l.option_value_id = o.id
    JOIN product_variant v ON v.id = l.variant_id AND v.product_id IS NOT NULL
    WHERE o.id IN (SELECT n.ref FROM unnest(notes) n WHERE n.kind = 'option_value')
       OR o.option_id IN (SELECT n.ref FROM unnest(notes) n WHERE n.kind = 'option');
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind = 'price_list') THEN
    INSERT INTO catalogue_dirty (kind, ref)
    SELECT DISTINCT 'product', v.product_id
    FROM price a
    JOIN product_variant_price_set l ON l.price_set_id = a.price_set_id AND l.deleted_at IS NULL
    JOIN product_variant v ON v.id = l.variant_id AND v.product_id IS NOT NULL
    WHERE a.price_list_id IN (SELECT n.ref FROM unnest(notes) n WHERE n.kind = 'price_list');
  END IF;

  SELECT array_agg(DISTINCT id) INTO ids FROM (
    SELECT n.ref AS id FROM unnest(notes) n WHERE n.kind IN ('product', 'text')
    UNION ALL
    SELECT v.product_id FROM unnest(notes) n JOIN product_variant v ON v.id = n.ref
    WHERE n.kind = 'variant'
    UNION ALL
    SELECT v.product_id FROM unnest(notes) n
    JOIN product_variant_inventory_item l ON l.inventory_item_id = n.ref AND l.deleted_at IS NULL
    JOIN product_variant v ON v.id = l.variant_id
    WHERE n.kind = 'inventory_item'
    UNION ALL
    SELECT v.product_id FROM unnest(notes) n
    JOIN product_variant_price_set l ON l.price_set_id = n.ref AND l.deleted_at IS NULL
    JOIN product_variant v ON v.id = l.variant_id
    WHERE n.kind = 'price_set'
    UNION ALL
    SELECT l.product_id FROM unnest(notes) n
    JOIN product_gender_link l ON l.product_gender_id = n.ref AND l.deleted_at IS NULL
    WHERE n.kind = 'product_gender'
  ) t WHERE id IS NOT NULL;

  IF ids IS NOT NULL THEN
    -- Where much waits (a delivery, an import), a product has a note for each of its variants: once is
    -- enough for all that are seen here, since what is computed below sees at least as much. A rebuild
    -- notes each product once, and there would be nothing to find.
    IF taken = batch AND EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind <> 'product') THEN
      -- IS TRUE keeps it from becoming a join: statistics of an empty queue would have it run the
      -- inner query again for each note that waits.
      DELETE FROM catalogue_dirty d WHERE ((d.kind, d.ref) IN (${NOTES_OF_PRODUCTS})) IS TRUE;
    END IF;
    SELECT s.changed, categories OR s.counts, catalogue_refresh.facts OR s.facts INTO changed, categories, facts
    FROM catalogue_store(ids, version + 1) s;
    -- A piece that is sold or delivered changes no price or text. Of a full batch nobody knows what its notes were.
    IF taken = batch OR EXISTS (SELECT 1 FROM unnest(notes) n WHERE n.kind <> 'inventory_item') THEN
      PERFORM catalogue_note_prices(ids);
      reworded := catalogue_store_texts(ids);
      IF cardinality(reworded) > 0 THEN
        changed := ARRAY(SELECT unnest(changed) UNION SELECT unnest(reworded));
        facts := true;
      END IF;
    END IF;
    -- No shopper sees them: they make no version.
    PERFORM catalogue_store_drafts(ids, version + 1);
  END IF;
  IF cardinality(changed) = 0 AND NOT categories THEN RETURN; END IF;
  UPDATE catalogue_state s SET version = s.version + 1 RETURNING s.version INTO version;
  IF cardinality(changed) > 100 THEN changed := NULL; END IF;
  PERFORM pg_notify('${CHANNEL}', json_build_object('v', version, 'p', changed, 'c', categories, 'f', facts)::text);
END $$`;

/** Medusa's active categories, as rows (id, name, rank, gender). */
export const CATEGORY_TRUTH = `
    SELECT c.id, c.name, c.rank, coalesce((
      SELECT g.gender FROM category_gender_link l
      JOIN category_gender g ON g.id = l.category_gender_id AND g.deleted_at IS NULL
      WHERE l.product_category_id = c.id AND l.deleted_at IS NULL
      ORDER BY l.created_at DESC, l.id DESC LIMIT 1), 'unisex') AS gender
    FROM product_category c
    WHERE c.deleted_at IS NULL AND c.is_active AND NOT c.is_internal`;

/** Makes `catalogue_category` equal to Medusa's active categories; true if anything differed. */
export const REFRESH_CATEGORIES_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_refresh_categories() RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  differs boolean;
BEGIN
  WITH truth AS MATERIALIZED (${CATEGORY_TRUTH}
  ), gone AS (
    DELETE FROM catalogue_category k WHERE k.id NOT IN (SELECT id FROM truth) RETURNING 1
  ), put AS (
    INSERT INTO catalogue_category (id, name, gender, rank)
    SELECT t.id, t.name, t.gender, t.rank FROM truth t
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, gender = excluded.gender, rank = excluded.rank
    WHERE (catalogue_category.name, catalogue_category.gender, catalogue_category.rank)
      IS DISTINCT FROM (excluded.name, excluded.gender, excluded.rank)
    RETURNING 1
  ) SELECT EXISTS (SELECT 1 FROM gone) OR EXISTS (SELECT 1 FROM put) INTO differs;
  RETURN catalogue_store_category_texts() OR differs;
END $$`;

/**
 * Computes the given products and stores those that differ, with the tallies. Callers hold the
 * refresh lock. `counts`: the number of products of some category changed. `facts`: so did what some
 * filter looks at, beyond the number in stock. An edit that changed nothing visible moves only
 * `edited_at`, which no shopper's answer holds. @param fresh rows as they should be
 * @param more further parts of the statement, over `fresh`, `before` and `differing`
 */
const storeFunction = (
  name: string,
  { products, tallies }: ProductTables,
  fresh: string,
  more = "",
) => `
CREATE OR REPLACE FUNCTION ${name}(ids text[], new_version bigint, OUT changed text[],
  OUT counts boolean, OUT facts boolean)
LANGUAGE plpgsql AS $$
BEGIN
  WITH fresh AS MATERIALIZED (
    ${fresh}
  ), before AS MATERIALIZED (
    SELECT * FROM ${products} WHERE id = ANY (ids)
  ), differing AS MATERIALIZED (
    SELECT coalesce(f.id, b.id) AS id, f.id IS NOT NULL AS kept,
      (f.category_id, f.gender, f.price, f.on_sale, f.in_stock, f.sizes, f.colors, f.families, f.stocked, f.discount, f.sold, f.search, f.search_name)
      IS DISTINCT FROM
      (b.category_id, b.gender, b.price, b.on_sale, b.in_stock, b.sizes, b.colors, b.families, b.stocked, b.discount, b.sold, b.search, b.search_name) AS moved
    FROM fresh f FULL JOIN before b ON b.id = f.id
    WHERE f.id IS NULL OR b.id IS NULL OR ${differ("f", "b")}
  ), gone AS (
    DELETE FROM ${products} p USING differing d WHERE p.id = d.id AND NOT d.kept
  ), put AS (
    INSERT INTO ${products} AS p
    SELECT f.id, f.handle, f.name, f.category_id, f.category_name, f.gender, f.price,
      f.stock, f.in_stock, f.sizes, f.colors, f.search, f.search_name, f.created_at, f.json, new_version,
      f.updated_at, f.edited_at, f.on_sale, f.base_price, f.families, f.stocked, f.discount, f.sold
    FROM fresh f JOIN differing d ON d.id = f.id
    ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, name = excluded.name,
      category_id = excluded.category_id, category_name = excluded.category_name, gender = excluded.gender, price = excluded.price,
      stock = excluded.stock, in_stock = excluded.in_stock, sizes = excluded.sizes,
      colors = excluded.colors, search = excluded.search, search_name = excluded.search_name,
      created_at = excluded.created_at, json = excluded.json, version = excluded.version, updated_at = excluded.updated_at,
      edited_at = excluded.edited_at, on_sale = excluded.on_sale, base_price = excluded.base_price,
      families = excluded.families, stocked = excluded.stocked, discount = excluded.discount, sold = excluded.sold
  ), edited AS (
    UPDATE ${products} p SET edited_at = f.edited_at FROM fresh f
    WHERE p.id = f.id AND p.edited_at <> f.edited_at AND f.id NOT IN (SELECT id FROM differing)
  )${more}, side AS (
    SELECT 1 AS sign, f.category_id, f.gender, f.in_stock, f.sizes, f.colors, f.families, f.stocked, f.price, f.json
    FROM fresh f JOIN differing d ON d.id = f.id
    UNION ALL
    SELECT -1, b.category_id, b.gender, b.in_stock, b.sizes, b.colors, b.families, b.stocked, b.price, b.json
    FROM before b JOIN differing d ON d.id = b.id
  ), delta AS (
    SELECT k.kind, k.category_id, k.gender, k.in_stock, k.value, sum(s.sign)::integer AS n
    FROM side s CROSS JOIN LATERAL (${tallyKeys("s")}) k
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(s.sign) <> 0
  ), tally AS (
    INSERT INTO ${tallies} AS t (kind, category_id, gender, in_stock, value, n)
    SELECT * FROM delta
    ON CONFLICT (kind, category_id, gender, in_stock, value) DO UPDATE SET n = t.n + excluded.n
    RETURNING t.kind
  )
  SELECT coalesce((SELECT array_agg(id) FROM differing), '{}'),
    EXISTS (SELECT 1 FROM tally WHERE kind = 'all'),
    EXISTS (SELECT 1 FROM differing WHERE moved)
  INTO changed, counts, facts;
END $$`;

/** Published products first: the second takes the rest. */
export const STORE_FUNCTIONS: readonly string[] = [
  storeFunction("catalogue_store", PUBLISHED, "SELECT * FROM catalogue_compute(ids)", NEW_WORDS),
  storeFunction(
    "catalogue_store_drafts",
    DRAFTS,
    `SELECT * FROM catalogue_compute_draft(ARRAY(
      SELECT w.id FROM unnest(ids) w (id)
      WHERE NOT EXISTS (SELECT 1 FROM catalogue_product p WHERE p.id = w.id)))`,
  ),
];

/** Locks out other refreshers until the transaction ends. */
export const TAKE_REFRESH_LOCK = `SELECT pg_advisory_xact_lock(${LOCK})`;

export const REFRESH =
  "SELECT version, changed, categories, facts, taken FROM catalogue_refresh($1)";
