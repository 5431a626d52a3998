import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Every change by staff: who, what, before, after. Rows are added, never changed or removed. */
export class Migration20261121210000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists audit_event (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        account_id text,
        who text not null,
        action text not null,
        subject_kind text not null,
        subject_id text not null,
        subject_label text not null,
        before jsonb,
        after jsonb
      );`);
    this.addSql(
      `create index if not exists audit_event_subject on audit_event (subject_id, id desc);`,
    );
    this.addSql(
      `create index if not exists audit_event_kind on audit_event (subject_kind, id desc);`,
    );
    this.addSql(`
      create or replace function audit_event_is_final() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log only grows' using errcode = '0A000';
      end $$;`);
    this.addSql(`drop trigger if exists audit_event_is_final on audit_event;`);
    this.addSql(`
      create trigger audit_event_is_final before update or delete or truncate on audit_event
      for each statement execute function audit_event_is_final();`);
  }

  override down(): void {
    this.addSql(`drop table if exists audit_event;`);
    this.addSql(`drop function if exists audit_event_is_final;`);
  }
}
