import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a rider should look for, and where the buyer's phone was. */
export class Migration20261127030000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout_order
        add column if not exists landmark text,
        add column if not exists pin jsonb;`);
  }

  override down(): void {
    this.addSql(`
      alter table checkout_order drop column if exists landmark, drop column if exists pin;`);
  }
}
