import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Wishlists that somebody may read who has the link: products, and whose it is to end. */
export class Migration20261128155501 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists shared_list (
        id text primary key,
        account_id text unique,
        key_hash text,
        products text[] not null,
        renewed_at timestamptz not null default now(),
        check ((account_id is null) <> (key_hash is null))
      );`);
    this.addSql(`create index if not exists shared_list_age on shared_list (renewed_at);`);
  }

  override down(): void {
    this.addSql(`drop table if exists shared_list;`);
  }
}
