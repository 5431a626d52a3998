import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What staff wrote of a category's sizes, in centimetres. Versions are of all charts together: one that was removed and
 * written anew is never taken for the one before.
 */
export class Migration20261128163000 extends Migration {
  override up(): void {
    this.addSql(`create sequence if not exists size_chart_version;`);
    this.addSql(`
      create table if not exists size_chart (
        category_id text primary key,
        tables jsonb not null,
        version integer not null default nextval('size_chart_version'),
        updated_at timestamptz not null default now()
      );`);
  }

  override down(): void {
    this.addSql(`drop table if exists size_chart;`);
    this.addSql(`drop sequence if exists size_chart_version;`);
  }
}
