import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Budgets in use. The three columns and their order are those that rate-limiter-flexible inserts
 * by position; `expire` is in milliseconds since 1970. Logged, so that a budget outlives a crash.
 */
export class Migration20261121150000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists rate_limit (
        key text primary key,
        points integer not null default 0,
        expire bigint
      ) with (fillfactor = 70);`);
    this.addSql(`create index if not exists rate_limit_expire on rate_limit (expire);`);
  }

  override down(): void {
    this.addSql(`drop table if exists rate_limit;`);
  }
}
