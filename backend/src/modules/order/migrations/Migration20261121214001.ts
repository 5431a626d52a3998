import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What an order says: one text, in which staff look for a piece of it. */
const SEARCHED =
  "lower(order_number || ' ' || firstname || ' ' || lastname || ' ' || email || ' ' || phone)";

/**
 * What was promised with an order (rates, days), and what lists of orders need: the status beside
 * the time and the total, and pieces of text found by index.
 */
export class Migration20261121214001 extends Migration {
  override up(): void {
    // The defaults are for rows that were there before, and those written past the shop.
    this.addSql(`
      alter table checkout_order
        add column if not exists status text not null default 'pending',
        add column if not exists usd_rate numeric not null default 0.00083 check (usd_rate > 0),
        add column if not exists eur_rate numeric not null default 0.00077 check (eur_rate > 0),
        add column if not exists delivery_from date,
        add column if not exists delivery_to date;`);
    this.addSql(
      `create index if not exists checkout_order_state_latest on checkout_order (status, payment_status, created_at, id);`,
    );
    this.addSql(
      `create index if not exists checkout_order_state_total on checkout_order (status, payment_status, total_amount, id);`,
    );
    // Trusted since PostgreSQL 13; without it a search scans. New texts wait in a short list, so that
    // placing an order doesn't pay for the index.
    this.addSql(`
      do $$ begin
        begin
          create extension if not exists pg_trgm;
        exception when others then
          raise notice 'pg_trgm is not available (%): searching orders scans', sqlerrm;
        end;
        if exists (select 1 from pg_extension where extname = 'pg_trgm') then
          create index if not exists checkout_order_search on checkout_order
            using gin ((${SEARCHED}) gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 256);
        end if;
      end $$;`);
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_order_search;`);
    this.addSql(`drop index if exists checkout_order_state_total;`);
    this.addSql(`drop index if exists checkout_order_state_latest;`);
    this.addSql(`
      alter table checkout_order
        drop column if exists status,
        drop column if exists usd_rate,
        drop column if exists eur_rate,
        drop column if exists delivery_from,
        drop column if exists delivery_to;`);
  }
}
