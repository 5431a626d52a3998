import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The shop's settings: one row, read by the statements that they govern. */
export class Migration20261121210200 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists app_setting (
        one boolean primary key default true check (one),
        site_name text not null default 'E-Commerce Admin',
        maintenance_mode boolean not null default false,
        email_notifications boolean not null default true,
        order_notifications boolean not null default true,
        low_stock_alerts boolean not null default true,
        auto_approve_products boolean not null default false,
        default_order_status text not null default 'pending'
          check (default_order_status in ('pending', 'processing', 'confirmed')),
        items_per_page integer not null default 20 check (items_per_page in (10, 20, 50, 100)),
        version bigint not null default 1,
        updated_at timestamptz not null default now()
      ) with (fillfactor = 20);`);
    this.addSql(`insert into app_setting default values on conflict do nothing;`);
    // Every process of the shop hears of a change when it is committed.
    this.addSql(`
      create or replace function app_setting_tell() returns trigger language plpgsql as $$
      begin
        perform pg_notify('strive_app_setting', '');
        return null;
      end $$;`);
    this.addSql(`drop trigger if exists app_setting_tell on app_setting;`);
    this.addSql(`
      create trigger app_setting_tell after update on app_setting
      for each row execute function app_setting_tell();`);
  }

  override down(): void {
    this.addSql(`drop table if exists app_setting;`);
    this.addSql(`drop function if exists app_setting_tell;`);
  }
}
