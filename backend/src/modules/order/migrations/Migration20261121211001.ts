import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where an order's stock is, how far Medusa's order has followed, and what staff noted about it. */
export class Migration20261121211001 extends Migration {
  override up(): void {
    // medusa_status: the status Medusa's order was last brought to; medusa_target: the one it is
    // being brought to, null when both agree.
    this.addSql(`
      alter table order_progress
        add column if not exists stock_state text not null default 'reserved'
          check (stock_state in ('reserved', 'taken', 'released')),
        add column if not exists medusa_status text not null default 'pending'
          check (medusa_status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
        add column if not exists medusa_target text
          check (medusa_target in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
        add column if not exists medusa_attempts integer not null default 0,
        add column if not exists medusa_after timestamptz not null default now(),
        add column if not exists medusa_error text;`);
    this.addSql(
      `create index if not exists order_progress_behind on order_progress (medusa_after) where medusa_target is not null;`,
    );
    // Orders that were touched in Medusa; written by triggers on its tables (install-sql.ts).
    this.addSql(`
      create table if not exists order_touched (
        order_id text primary key,
        at timestamptz not null default now()
      );`);
    this.addSql(`
      create table if not exists order_note (
        id text primary key,
        order_id text not null,
        text text not null,
        account_id text,
        by_whom text not null,
        created_at timestamptz not null default now()
      );`);
    this.addSql(`create index if not exists order_note_order on order_note (order_id, id);`);
  }

  override down(): void {
    this.addSql(`drop table if exists order_note;`);
    this.addSql(`drop table if exists order_touched cascade;`);
    this.addSql(`drop index if exists order_progress_behind;`);
    this.addSql(`
      alter table order_progress
        drop column if exists stock_state,
        drop column if exists medusa_status,
        drop column if exists medusa_target,
        drop column if exists medusa_attempts,
        drop column if exists medusa_after,
        drop column if exists medusa_error;`);
  }
}
