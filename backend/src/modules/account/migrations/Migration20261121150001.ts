import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What the admin's list of users needs. `tokens_valid_from` ends the back office's own tokens, which
 * know no epoch; `deleted_at` marks an account whose person is gone.
 */
export class Migration20261121150001 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account
        add column if not exists tokens_valid_from timestamptz,
        add column if not exists deleted_at timestamptz;`);
    this.addSql(
      `create index if not exists account_latest on account (created_at desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists account_name on account (lower(firstname || ' ' || lastname), id) where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists account_address on account (email) where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists account_tally on account (role, is_active) where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists account_leaving on account (deleted_at) where deleted_at is not null and email not like 'deleted-%@deleted.invalid';`,
    );
    // An external server may not offer the extension; searches then walk an index of the sort.
    this.addSql(`
      do $$ begin
        create extension if not exists pg_trgm;
        create index if not exists account_search on account
          using gin (lower(firstname || ' ' || lastname || ' ' || email) gin_trgm_ops) where deleted_at is null;
      exception when others then
        raise notice 'pg_trgm is not available: %', sqlerrm;
      end $$;`);
  }

  override down(): void {
    this.addSql(`drop index if exists account_search;`);
    this.addSql(`drop index if exists account_leaving;`);
    this.addSql(`drop index if exists account_tally;`);
    this.addSql(`drop index if exists account_address;`);
    this.addSql(`drop index if exists account_name;`);
    this.addSql(`drop index if exists account_latest;`);
    this.addSql(
      `alter table account drop column if exists deleted_at, drop column if exists tokens_valid_from;`,
    );
  }
}
