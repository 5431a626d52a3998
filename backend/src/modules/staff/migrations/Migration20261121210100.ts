import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What staff are told, and who of them has read it. */
export class Migration20261121210100 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists staff_notice (
        id text primary key,
        key text not null,
        type text not null,
        text text not null,
        link text,
        created_at timestamptz not null default now()
      );`);
    this.addSql(`create unique index if not exists staff_notice_key on staff_notice (key);`);
    this.addSql(`create index if not exists staff_notice_age on staff_notice (created_at, id);`);
    this.addSql(`
      create table if not exists staff_notice_read (
        account_id text not null,
        notice_id text not null references staff_notice (id) on delete cascade,
        read_at timestamptz not null default now(),
        primary key (account_id, notice_id)
      );`);
    this.addSql(
      `create index if not exists staff_notice_read_notice on staff_notice_read (notice_id);`,
    );
    // Listeners of every process hear of a notice when its cause is committed.
    this.addSql(`
      create or replace function staff_notice_tell() returns trigger language plpgsql as $$
      begin
        perform pg_notify('strive_staff_notice', new.id);
        return null;
      end $$;`);
    this.addSql(`drop trigger if exists staff_notice_tell on staff_notice;`);
    this.addSql(`
      create trigger staff_notice_tell after insert on staff_notice
      for each row execute function staff_notice_tell();`);
  }

  override down(): void {
    this.addSql(`drop table if exists staff_notice_read;`);
    this.addSql(`drop table if exists staff_notice;`);
    this.addSql(`drop function if exists staff_notice_tell;`);
  }
}
