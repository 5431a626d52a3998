import { readdir, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type { Damage, Patient } from "./patient";

/** What shoppers see, and is not so. */
export function shownDamage({ query, order, level, shop }: Patient): Damage[] {
  const pictureFolder = () => path.join(shop.dataDir, "uploads");
  const strayFile = () => path.join(pictureFolder(), `${"a".repeat(24)}-10x10-ffffff.webp`);
  let hidden = "";

  async function hidePicture(): Promise<void> {
    const files = await readdir(pictureFolder());
    const [row] = await query(
      "SELECT thumbnail FROM product WHERE status = 'published' AND deleted_at IS NULL ORDER BY id LIMIT 1",
    );
    const name = path.basename(row?.thumbnail ?? "");
    expect(files).toContain(name);
    hidden = path.join(pictureFolder(), name);
    await rename(hidden, path.join(shop.dataDir, name));
  }

  return [
    {
      breaks: ["What shoppers and staff see of products is what Medusa has on record"],
      // One whose stock no damage touches: its note would bring the price back before anybody looks.
      by: async () => {
        const sold = order(0).items[0]?.product_id;
        const broken = await query(
          `UPDATE catalogue_product SET price = 1 WHERE id = (
           SELECT min(p.id) FROM product p
           WHERE p.status = 'published' AND p.deleted_at IS NULL AND p.id <> $1 AND p.id NOT IN (
             SELECT v.product_id FROM inventory_level l
             JOIN product_variant_inventory_item k ON k.inventory_item_id = l.inventory_item_id
             JOIN product_variant v ON v.id = k.variant_id WHERE l.id = ANY ($2::text[])))
         RETURNING id`,
          [sold, [level(0), level(1), level(2)]],
        );
        expect(broken).toHaveLength(1);
      },
    },
    {
      breaks: ["Every picture file belongs to a picture that is shown"],
      by: async () => {
        await writeFile(strayFile(), "nothing");
        await utimes(strayFile(), new Date(0), new Date(0));
      },
    },
    {
      breaks: ["Every picture that is shown has its files"],
      by: hidePicture,
      undo: () => rename(path.join(shop.dataDir, path.basename(hidden)), hidden),
    },
  ];
}
