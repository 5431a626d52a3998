import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Codes for another address, and the addresses that their accounts had before. */
export class Migration20261126220003 extends Migration {
  override up(): void {
    this.addSql(`alter table account_code drop constraint if exists account_code_purpose_check;`);
    this.addSql(
      `alter table account_code add constraint account_code_purpose_check check (purpose in ('register', 'reset', 'email'));`,
    );
    // Whoever is deleted is so under each of them.
    this.addSql(`
      create table if not exists account_former_email (
        account_id text not null references account (id),
        email text not null check (email = lower(email)),
        left_at timestamptz not null default now(),
        primary key (account_id, email)
      );`);
  }

  override down(): void {
    this.addSql(`drop table if exists account_former_email;`);
    this.addSql(`delete from account_code where purpose = 'email';`);
    this.addSql(`alter table account_code drop constraint if exists account_code_purpose_check;`);
    this.addSql(
      `alter table account_code add constraint account_code_purpose_check check (purpose in ('register', 'reset'));`,
    );
  }
}
