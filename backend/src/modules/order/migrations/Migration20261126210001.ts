import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Receipts of sales and their credit notes. Amounts are whole RWF. */
export class Migration20261126210001 extends Migration {
  override up(): void {
    // One row: the last number that was given, so that there are no gaps, and whether a controller signs.
    this.addSql(`
      create table if not exists receipt_book (
        one boolean primary key default true check (one),
        last_number bigint not null default 0 check (last_number >= 0),
        has_controller boolean not null default false
      );`);
    this.addSql(`insert into receipt_book (one) values (true) on conflict do nothing;`);
    // `payment_ids`: what paid a sale, and `refunded_before` what of that had gone back already.
    this.addSql(`
      create table if not exists order_receipt (
        id text primary key,
        number bigint not null unique,
        kind text not null check (kind in ('sale', 'credit_note')),
        order_id text not null references checkout_order (id),
        sale_id text references order_receipt (id),
        refund_id text unique,
        payment_ids text[] not null default '{}',
        refunded_before bigint not null default 0,
        total bigint not null check (total > 0),
        vat bigint not null check (vat >= 0),
        lines jsonb not null,
        shop_tin text not null,
        buyer_tin text,
        purchase_code text,
        created_at timestamptz not null default clock_timestamp(),
        state text not null check (state in ('none', 'queued', 'signed', 'failed')),
        sdc_id text,
        receipt_number bigint,
        internal_data text,
        signature text,
        machine_number text,
        signed_at timestamptz,
        signed_by text,
        error text,
        attempts integer not null default 0,
        is_sent boolean not null default false,
        next_try_at timestamptz not null default now(),
        check ((kind = 'credit_note') = (sale_id is not null)),
        check ((kind = 'credit_note') = (refund_id is not null)),
        check ((state = 'signed') = (sdc_id is not null)),
        check ((state = 'signed') = (receipt_number is not null)),
        check ((state = 'signed') = (signed_at is not null))
      );`);
    this.addSql(`create index if not exists order_receipt_order on order_receipt (order_id);`);
    this.addSql(
      `create index if not exists order_receipt_sale on order_receipt (sale_id) where sale_id is not null;`,
    );
    this.addSql(
      `create index if not exists order_receipt_latest on order_receipt ((state = 'failed') desc, number desc);`,
    );
    this.addSql(
      `create index if not exists order_receipt_queue on order_receipt (number) where state = 'queued';`,
    );
    this.addSql(
      `create unique index if not exists order_receipt_signed on order_receipt (sdc_id, kind, receipt_number) where state = 'signed';`,
    );
    this.addSql(
      `create index if not exists order_receipt_staff on order_receipt (signed_by) where signed_by is not null;`,
    );
    this.addSql(`
      alter table checkout_order add column if not exists buyer_tin text,
        add column if not exists purchase_code text;`);
  }

  override down(): void {
    this.addSql(
      `alter table checkout_order drop column if exists buyer_tin, drop column if exists purchase_code;`,
    );
    this.addSql(`drop table if exists order_receipt;`);
    this.addSql(`drop table if exists receipt_book;`);
  }
}
