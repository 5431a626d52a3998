import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A phone that a code came back from opens its account, and one account alone. */
export class Migration20261127210100 extends Migration {
  override up(): void {
    this.addSql(`alter table account add column if not exists phone_confirmed_at timestamptz;`);
    this.addSql(
      `create unique index if not exists account_phone on account (phone) where phone_confirmed_at is not null;`,
    );
    this.addSql(`alter table account_code drop constraint if exists account_code_purpose_check;`);
    this.addSql(
      `alter table account_code add constraint account_code_purpose_check check (purpose in ('register', 'reset', 'email', 'phone', 'phone-login'));`,
    );
  }

  override down(): void {
    this.addSql(`delete from account_code where purpose in ('phone', 'phone-login');`);
    this.addSql(`alter table account_code drop constraint if exists account_code_purpose_check;`);
    this.addSql(
      `alter table account_code add constraint account_code_purpose_check check (purpose in ('register', 'reset', 'email'));`,
    );
    this.addSql(`drop index if exists account_phone;`);
    this.addSql(`alter table account drop column if exists phone_confirmed_at;`);
  }
}
