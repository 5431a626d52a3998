import { weightNow } from "./count-sql";

/**
 * $1, $2 the lower and the higher id of each pair. Only of products that are in the shop. In one order for everybody: two
 * calls never wait for each other. Index: catalogue_looked_at_pkey, catalogue_product_pkey.
 */
export const NOTE_LOOKED_AT = {
  name: "companions_note_looked_at",
  text: `INSERT INTO catalogue_looked_at AS l (low, high, weight)
    SELECT p.low, p.high, 1 FROM unnest($1::text[], $2::text[]) p (low, high)
    WHERE EXISTS (SELECT 1 FROM catalogue_product c WHERE c.id = p.low)
      AND EXISTS (SELECT 1 FROM catalogue_product c WHERE c.id = p.high)
    ORDER BY p.low, p.high
    ON CONFLICT (low, high) DO UPDATE SET weight = ${weightNow("l")} + 1, at = now()`,
};
