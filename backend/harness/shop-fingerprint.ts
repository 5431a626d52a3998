import type { Shop } from "./shop";
import { withDatabase } from "./people";

/** What files of tests that share a shop count on, and a digest of how it is. */
export type Fingerprint = ReadonlyMap<string, string>;

/** Stock and whatever follows from it moves with every order. */
const FACTS = `
SELECT 'the app settings' AS what, md5((to_jsonb(s) - '{version,updated_at}'::text[])::text) AS digest FROM app_setting s
UNION ALL SELECT 'the fees of delivery', md5((to_jsonb(s) - 'updated_at')::text) FROM shipping_setting s
UNION ALL SELECT 'delivery to ' || d.district, md5(to_jsonb(d)::text) FROM shipping_district d
UNION ALL SELECT 'the exchange rates', md5(concat_ws('|', r.usd, r.eur, r.as_of)) FROM exchange_rate r
UNION ALL SELECT 'the first admin', md5(concat_ws('|', a.email, a.firstname, a.lastname, a.role, a.is_active))
  FROM account a WHERE a.email = $1
UNION ALL SELECT 'the category ' || c.name, md5(concat_ws('|', c.id, c.gender)) FROM catalogue_category c
UNION ALL SELECT 'the product ' || p.handle,
  md5((p.json::jsonb - '{stock_quantity,variants}'::text[])::text) FROM catalogue_product p`;

export const fingerprintOf = (shop: Shop): Promise<Fingerprint> =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ what: string; digest: string }>(FACTS, [
      shop.admin.email,
    ]);
    return new Map(rows.map(({ what, digest }) => [what, digest]));
  });

/** @returns what is gone or changed; new things don't matter */
export function whatDiffers(before: Fingerprint, after: Fingerprint): string[] {
  return [...before]
    .filter(([what, digest]) => after.get(what) !== digest)
    .map(([what]) => (after.has(what) ? `${what} is another` : `${what} is gone`));
}
