import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sums over the prices of a shop read the index alone; the tallies' rows lie scattered. */
export class Migration20261121161500 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists catalogue_tally_price on catalogue_tally (kind, category_id, gender, value)
       include (n) where kind in ('price', 'price of category', 'price of gender');`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists catalogue_tally_price;`);
  }
}
