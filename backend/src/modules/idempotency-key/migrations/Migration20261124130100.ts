import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What staff sent with an Idempotency-Key: who works on it until when, what it did (written with the
 * deed, in its transaction) and what was answered.
 */
export class Migration20261124130100 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists pressed_key (
        id bigint generated always as identity primary key,
        account_id text not null,
        key text not null,
        call text not null,
        holder text not null,
        lease_until timestamptz not null,
        did text,
        body_hash text,
        status integer,
        etag text,
        answer text,
        created_at timestamptz not null default now(),
        unique (account_id, key)
      );`);
    this.addSql(`create index if not exists pressed_key_age on pressed_key (created_at);`);
  }

  override down(): void {
    this.addSql(`drop table if exists pressed_key;`);
  }
}
