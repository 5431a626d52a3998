import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The district that an order was placed to, once it goes to another one: figures keep it. */
export class Migration20261126250001 extends Migration {
  override up(): void {
    this.addSql(`alter table checkout_order add column if not exists ordered_to text;`);
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists ordered_to;`);
  }
}
