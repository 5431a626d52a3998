import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether the shop is registered for VAT, under which number, and since when its orders get receipts. */
export class Migration20261126210000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_setting
        add column if not exists tax_mode text not null default 'none' check (tax_mode in ('none', 'vat')),
        add column if not exists tin text not null default '' check (tin ~ '^([0-9]{9})?$'),
        add column if not exists vat_since timestamptz;`);
    this.addSql(`alter table app_setting drop constraint if exists app_setting_vat_tin;`);
    this.addSql(
      `alter table app_setting add constraint app_setting_vat_tin check (tax_mode = 'none' or tin <> '');`,
    );
  }

  override down(): void {
    this.addSql(`
      alter table app_setting drop constraint if exists app_setting_vat_tin,
        drop column if exists tax_mode, drop column if exists tin, drop column if exists vat_since;`);
  }
}
