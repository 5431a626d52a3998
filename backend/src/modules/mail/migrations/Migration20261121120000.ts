import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The outbox: every mail the shop owes, and what became of it. */
export class Migration20261121120000 extends Migration {
  override up(): void {
    // next_attempt_at is also the lease: whoever takes a mail moves it ahead of the others.
    // kept_copy is the rendered mail, only while no SMTP server is set; /dev/outbox shows it.
    this.addSql(`
      create table if not exists mail (
        id text primary key,
        key text not null,
        template text not null,
        recipient text not null,
        facts jsonb not null,
        state text not null default 'pending' check (state in ('pending', 'sent', 'dead')),
        urgency smallint not null generated always as
          (case when template in ('verification-code', 'reset-code') then 0 else 1 end) stored,
        attempts integer not null default 0,
        attempts_allowed integer not null default 12,
        next_attempt_at timestamptz not null default now(),
        last_error text,
        kept_copy jsonb,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      ) with (fillfactor = 80);`);
    // One mail for each key, however often its cause is retried.
    this.addSql(`create unique index if not exists mail_key on mail (key);`);
    // Somebody waits for a code; a hundred order mails may stand before it in time.
    this.addSql(
      `create index if not exists mail_due on mail (urgency, next_attempt_at, id) where state = 'pending';`,
    );
    // Ids begin with their time: the newest are the last.
    this.addSql(`create index if not exists mail_by_state on mail (state, id);`);
    this.addSql(`create index if not exists mail_kept on mail (id) where kept_copy is not null;`);
  }

  override down(): void {
    this.addSql(`drop table if exists mail;`);
  }
}
