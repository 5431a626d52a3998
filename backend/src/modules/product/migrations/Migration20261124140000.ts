import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Pictures that wait know which colour they will show. */
export class Migration20261124140000 extends Migration {
  override up(): void {
    this.addSql(`alter table product_import_picture add column if not exists color text;`);
  }

  override down(): void {
    this.addSql(`alter table product_import_picture drop column if exists color;`);
  }
}
