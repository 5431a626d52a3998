import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Cart and wishlist of an account: one row each, which is always read and written as a whole. */
export class Migration20261122020000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists saved_list (
        account_id text not null,
        kind text not null check (kind in ('cart', 'wishlist')),
        version integer not null check (version > 0),
        items jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (account_id, kind)
      );`);
  }

  override down(): void {
    this.addSql(`drop table if exists saved_list;`);
  }
}
