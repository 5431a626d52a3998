import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where each order stands, and how it came there. */
export class Migration20261121110001 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists order_progress (
        order_id text primary key,
        status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
        placed_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      ) with (fillfactor = 80);`);
    this.addSql(
      `create index if not exists order_progress_status on order_progress (status, placed_at desc, order_id desc);`,
    );
    this.addSql(`
      create table if not exists order_progress_event (
        id bigint generated always as identity primary key,
        order_id text not null,
        status text not null,
        event text not null,
        by_whom text not null,
        at timestamptz not null default now()
      );`);
    this.addSql(
      `create index if not exists order_progress_event_order on order_progress_event (order_id, id);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists order_progress_event;`);
    this.addSql(`drop table if exists order_progress;`);
  }
}
