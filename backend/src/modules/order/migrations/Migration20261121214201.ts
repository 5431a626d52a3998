import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Sums over orders and payments, and what was not added to them yet. Amounts are whole RWF, dollars
 * exact.
 */
export class Migration20261121214201 extends Migration {
  override up(): void {
    // Written by triggers, one row for each thing that happens: no two writers meet in a row.
    this.addSql(`
      create table if not exists sales_delta (
        id bigint generated always as identity primary key,
        order_id text not null,
        status_before text,
        payment_before text,
        status_after text,
        payment_after text,
        amount bigint,
        on_day date,
        is_news boolean not null default false
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);`);
    this.addSql(`
      create table if not exists sales_rollup (
        kind text not null,
        key text not null,
        orders bigint not null default 0,
        units bigint not null default 0,
        revenue bigint not null default 0,
        amount bigint not null default 0,
        usd numeric not null default 0,
        primary key (kind, key)
      ) with (fillfactor = 70);`);
    this.addSql(
      `create index if not exists sales_rollup_top on sales_rollup (units desc, key) where kind = 'product';`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists sales_delta cascade;`);
    this.addSql(`drop table if exists sales_rollup;`);
  }
}
