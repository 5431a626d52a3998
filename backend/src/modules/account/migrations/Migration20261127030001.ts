import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Addresses that people keep in their account: at most ten, each in a slot of its own, and one of them the default. */
export class Migration20261127030001 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists saved_address (
        id text primary key,
        account_id text not null references account (id),
        slot smallint not null check (slot between 1 and 10),
        label text,
        firstname text not null,
        lastname text not null,
        phone text not null,
        address text not null,
        city text not null,
        district text not null,
        landmark text,
        pin jsonb,
        is_default boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint saved_address_slot unique (account_id, slot)
      );`);
    this.addSql(
      `create unique index if not exists saved_address_default on saved_address (account_id) where is_default;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists saved_address;`);
  }
}
