import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What people wrote in the contact form. `digest`: the same message twice on one day is one. */
export class Migration20261121191000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists contact_message (
        id text primary key,
        digest text not null,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        state text not null default 'open' check (state in ('open', 'handled')),
        created_at timestamptz not null default now()
      );`);
    this.addSql(
      `create unique index if not exists contact_message_digest on contact_message (digest);`,
    );
    this.addSql(
      `create index if not exists contact_message_state on contact_message (state, id desc);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists contact_message;`);
  }
}
