import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Who examines the shop by itself, and what the last examination found, by hand or at night. One row:
 * `lease_until` says that somebody is at it; a killed process lets it run out.
 */
export class Migration20261124120000 extends Migration {
  override up(): void {
    // A new shop is examined in its second night: `made_at` stands in until then.
    this.addSql(`
      create table if not exists doctor_state (
        one boolean primary key default true check (one),
        lease text,
        lease_until timestamptz,
        made_at timestamptz not null default now(),
        done_at timestamptz,
        rules integer not null default 0,
        wrong jsonb not null default '[]'
      );`);
    this.addSql(`insert into doctor_state default values on conflict do nothing;`);
  }

  override down(): void {
    this.addSql(`drop table if exists doctor_state;`);
  }
}
