import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A district's own amount of goods (whole RWF) from which delivery there is free. */
export class Migration20261126100000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table shipping_district add column if not exists free_above bigint check (free_above >= 0);`,
    );
  }

  override down(): void {
    this.addSql(`alter table shipping_district drop column if exists free_above;`);
  }
}
