import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** People on their way to an account, their codes, and tokens that were logged out. */
export class Migration20261121160000 extends Migration {
  override up(): void {
    // Many registrations of one address may wait; the one whose code is verified wins.
    this.addSql(`
      create table if not exists account_registration (
        id text primary key,
        email text not null check (email = lower(email)),
        password_hash text not null,
        firstname text not null,
        lastname text not null,
        phone text,
        created_at timestamptz not null default now(),
        verified_at timestamptz
      );`);
    this.addSql(
      `create index if not exists account_registration_email on account_registration (email, created_at desc);`,
    );
    this.addSql(
      `create index if not exists account_registration_age on account_registration (created_at);`,
    );
    // One row a subject: a new code takes the place of the older one.
    this.addSql(`
      create table if not exists account_code (
        purpose text not null check (purpose in ('register', 'reset')),
        subject_id text not null,
        email text not null,
        digest text not null,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (purpose, subject_id)
      ) with (fillfactor = 80);`);
    this.addSql(
      `create index if not exists account_code_newest on account_code (email, purpose, created_at desc);`,
    );
    this.addSql(`create index if not exists account_code_expiry on account_code (expires_at);`);
    this.addSql(`
      create table if not exists account_code_pause (
        email text not null,
        purpose text not null,
        asked_at timestamptz not null,
        primary key (email, purpose)
      ) with (fillfactor = 80);`);
    this.addSql(
      `create index if not exists account_code_pause_age on account_code_pause (asked_at);`,
    );
    this.addSql(`
      create table if not exists account_revoked_token (
        jti text primary key,
        expires_at timestamptz not null
      );`);
    this.addSql(
      `create index if not exists account_revoked_token_expiry on account_revoked_token (expires_at);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists account_revoked_token;`);
    this.addSql(`drop table if exists account_code_pause;`);
    this.addSql(`drop table if exists account_code;`);
    this.addSql(`drop table if exists account_registration;`);
  }
}
