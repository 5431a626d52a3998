import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders that are collected in the shop. Nobody's e-mail address is known of some that staff enter: it is empty. */
export class Migration20261126250000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table checkout_order add column if not exists is_pickup boolean not null default false;`,
    );
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists is_pickup;`);
  }
}
