import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a dry run would do, product by product, and what an import makes of stock. */
export class Migration20261124141000 extends Migration {
  override up(): void {
    // Imports until now set stock.
    this.addSql(`
      alter table product_import
        add column if not exists stock_rule text not null default 'set'
          check (stock_rule in ('none', 'kept', 'difference', 'set')),
        add column if not exists stock_kept integer not null default 0;`);
    // position: of the product's first row in the file. kinds: as the list is narrowed.
    this.addSql(`
      create table if not exists product_import_change (
        import_id text not null references product_import (id) on delete cascade,
        position integer not null,
        kinds text[] not null,
        stock_before integer not null,
        stock_after integer not null,
        change jsonb not null,
        primary key (import_id, position)
      );`);
  }

  override down(): void {
    this.addSql(`drop table if exists product_import_change;`);
    this.addSql(`
      alter table product_import drop column if exists stock_kept, drop column if exists stock_rule;`);
  }
}
