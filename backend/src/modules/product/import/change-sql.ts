import type { Statement } from "../../../lib/database";
import { CHANGE_KINDS } from "../../../contracts/product-import";

/**
 * $1 import, then parallel lists: $2 positions, $3 kinds as JSON text, $4 and $5 stock before and
 * after, $6 changes as JSON text.
 */
export const NOTE_CHANGES: Statement = {
  name: "product-import.note-changes",
  text: `
INSERT INTO product_import_change (import_id, position, kinds, stock_before, stock_after, change)
SELECT $1, n.position, ARRAY(SELECT jsonb_array_elements_text(n.kinds::jsonb)),
  n.stock_before, n.stock_after, n.change::jsonb
FROM unnest($2::integer[], $3::text[], $4::integer[], $5::integer[], $6::text[])
  AS n(position, kinds, stock_before, stock_after, change)`,
};

/** $1 import, $2 kind or null, $3 limit, $4 offset; in the order of the file. By primary key. */
export const CHANGES: Statement = {
  name: "product-import.changes",
  text: `
SELECT (SELECT count(*) FROM product_import_change
        WHERE import_id = $1 AND ($2::text IS NULL OR $2 = ANY (kinds)))::integer AS count,
  coalesce((SELECT jsonb_agg(c.change ORDER BY c.position)
    FROM (SELECT position, change FROM product_import_change
          WHERE import_id = $1 AND ($2::text IS NULL OR $2 = ANY (kinds))
          ORDER BY position LIMIT $3 OFFSET $4) c), '[]'::jsonb) AS changes`,
};

const kindCounts = CHANGE_KINDS.map(
  (kind) => `'${kind}', count(*) FILTER (WHERE '${kind}' = ANY (c.kinds))`,
).join(", ");

/** A dry run's findings say little about the shop a week later. */
const KEPT = "interval '7 days'";

/** SQL of what a dry run found, in numbers; null: it was none, or its list is gone. @param i its row */
export const checkOf = (i: string): string => `
  CASE WHEN ${i}.dry_run AND ${i}.created_at > now() - ${KEPT} THEN
    (SELECT jsonb_build_object('changes', count(*), 'kinds', jsonb_build_object(${kindCounts}),
       'stock_before', coalesce(sum(c.stock_before), 0), 'stock_after', coalesce(sum(c.stock_after), 0),
       'stock_kept', ${i}.stock_kept)
     FROM product_import_change c WHERE c.import_id = ${i}.id) END`;

/** Index: product_import_age. */
export const DROP_CHANGES: Statement = {
  name: "product-import.drop-changes",
  text: `
DELETE FROM product_import_change c USING product_import i
WHERE i.id = c.import_id AND i.created_at < now() - ${KEPT}`,
};
