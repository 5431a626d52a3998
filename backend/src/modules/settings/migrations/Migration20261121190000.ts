import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** One row: the last good rates, those in doubt, and when the service is asked next. */
export class Migration20261121190000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists exchange_rate (
        one boolean primary key default true check (one),
        usd double precision check (usd > 0),
        eur double precision check (eur > 0),
        as_of timestamptz,
        doubt jsonb,
        next_at timestamptz not null default now()
      ) with (fillfactor = 20);`);
    this.addSql(`insert into exchange_rate default values on conflict do nothing;`);
  }

  override down(): void {
    this.addSql(`drop table if exists exchange_rate;`);
  }
}
