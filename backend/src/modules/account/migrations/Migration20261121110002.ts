import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who may log in to the shop, in which role; passwords stay in Medusa's auth module. */
export class Migration20261121110002 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists account (
        id text primary key,
        customer_id text not null,
        auth_identity_id text not null,
        medusa_user_id text,
        email text not null check (email = lower(email)),
        firstname text not null,
        lastname text not null,
        phone text,
        role text not null default 'user' check (role in ('user', 'admin')),
        is_active boolean not null default true,
        email_verified_at timestamptz,
        token_epoch integer not null default 0,
        last_login_at timestamptz,
        created_at timestamptz not null default now(),
        check (role = 'user' or medusa_user_id is not null)
      ) with (fillfactor = 90);`);
    this.addSql(`create unique index if not exists account_email on account (email);`);
    this.addSql(`create unique index if not exists account_customer on account (customer_id);`);
    this.addSql(
      `create unique index if not exists account_auth_identity on account (auth_identity_id);`,
    );
    this.addSql(`create index if not exists account_admins on account (id) where role = 'admin';`);
  }

  override down(): void {
    this.addSql(`drop table if exists account;`);
  }
}
