import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Inventory levels that are low, or once were, and how often they fell. Kept by triggers. */
export class Migration20261121214301 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists low_stock_level (
        level_id text primary key,
        inventory_item_id text not null,
        free numeric not null,
        dips integer not null default 0
      ) with (fillfactor = 70);`);
    this.addSql(
      `create index if not exists low_stock_level_least on low_stock_level (free, level_id) where free <= 10;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists low_stock_level cascade;`);
  }
}
