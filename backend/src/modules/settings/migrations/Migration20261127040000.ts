import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether shoppers may collect in the shop. */
export class Migration20261127040000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table app_setting add column if not exists shop_pickup boolean not null default false;`,
    );
  }

  override down(): void {
    this.addSql(`alter table app_setting drop column if exists shop_pickup;`);
  }
}
