import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Who applies the rules of retention, and what the last run did. One row: `lease_until` says that
 * somebody is at it; a killed process lets it run out, and the next one goes on.
 */
export class Migration20261122150700 extends Migration {
  override up(): void {
    // A new shop has nothing old: its first run is the next night's.
    this.addSql(`
      create table if not exists retention_state (
        one boolean primary key default true check (one),
        lease text,
        lease_until timestamptz,
        done_at timestamptz not null default now(),
        counts jsonb not null default '{}'
      );`);
    this.addSql(`insert into retention_state default values on conflict do nothing;`);
  }

  override down(): void {
    this.addSql(`drop table if exists retention_state;`);
  }
}
