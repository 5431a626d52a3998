import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When an order that a guest placed came into the account of its address; null: it did not. */
export class Migration20261126220001 extends Migration {
  override up(): void {
    this.addSql(`alter table checkout_order add column if not exists adopted_at timestamptz;`);
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists adopted_at;`);
  }
}
