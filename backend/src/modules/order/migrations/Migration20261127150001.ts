import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The language in which an order was placed. */
export class Migration20261127150001 extends Migration {
  override up(): void {
    this.addSql(
      `alter table checkout_order add column if not exists language text not null default 'en'
         constraint checkout_order_language check (language in ('en', 'rw', 'fr'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists language;`);
  }
}
