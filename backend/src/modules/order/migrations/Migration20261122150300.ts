import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which orders still say whose they are; see the rules of module `retention`. */
export class Migration20261122150300 extends Migration {
  override up(): void {
    this.addSql(`alter table checkout_order add column if not exists anonymised_at timestamptz;`);
    this.addSql(
      `create index if not exists checkout_order_named on checkout_order (created_at) where anonymised_at is null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_order_named;`);
    this.addSql(`alter table checkout_order drop column if exists anonymised_at;`);
  }
}
