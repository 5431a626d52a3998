import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The log only grows for everybody, except for a transaction that says it applies the rules of
 * retention (module `retention`): old entries go, and those of a deleted person lose what names them.
 */
export class Migration20261122150000 extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function audit_event_is_final() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'TRUNCATE' and current_setting('strive.audit_retention', true) = 'on' then
          return null;
        end if;
        raise exception 'the audit log only grows' using errcode = '0A000';
      end $$;`);
    this.addSql(`create index if not exists audit_event_age on audit_event (at);`);
    this.addSql(
      `create index if not exists audit_event_account on audit_event (account_id) where account_id is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists audit_event_account;`);
    this.addSql(`drop index if exists audit_event_age;`);
    this.addSql(`
      create or replace function audit_event_is_final() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log only grows' using errcode = '0A000';
      end $$;`);
  }
}
