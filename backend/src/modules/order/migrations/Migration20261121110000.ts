import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The acknowledged orders and their payments. Amounts are whole RWF. */
export class Migration20261121110000 extends Migration {
  override up(): void {
    this.addSql(`create sequence if not exists checkout_order_number;`);
    this.addSql(`
      create table if not exists checkout_order (
        id text primary key,
        number bigint not null default nextval('checkout_order_number'),
        order_number text not null generated always as
          ('STR-' || lpad(number::text, greatest(6, length(number::text)), '0')) stored,
        owner_scope text not null,
        idempotency_key text not null,
        body_hash text not null,
        account_id text,
        customer_id text,
        firstname text not null,
        lastname text not null,
        email text not null,
        phone text not null,
        address text not null,
        city text not null,
        district text not null,
        country text not null,
        note text,
        items jsonb not null,
        subtotal bigint not null check (subtotal >= 0),
        shipping_amount bigint not null check (shipping_amount >= 0),
        total_amount bigint not null check (total_amount = subtotal + shipping_amount),
        payment_status text not null default 'unpaid',
        created_at timestamptz not null default now(),
        built_at timestamptz,
        build_attempts integer not null default 0,
        build_after timestamptz not null default now(),
        build_error text
      ) with (fillfactor = 80);`);
    // One checkout, one order: whoever repeats a key meets the row of the first.
    this.addSql(
      `create unique index if not exists checkout_order_key on checkout_order (owner_scope, idempotency_key);`,
    );
    this.addSql(
      `create unique index if not exists checkout_order_number_unique on checkout_order (order_number);`,
    );
    this.addSql(
      `create index if not exists checkout_order_latest on checkout_order (created_at desc, id desc);`,
    );
    this.addSql(
      `create index if not exists checkout_order_of_account on checkout_order (account_id, created_at desc, id desc) where account_id is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_order_unbuilt on checkout_order (created_at) where built_at is null;`,
    );
    this.addSql(`
      create table if not exists checkout_payment (
        id text primary key,
        order_id text not null references checkout_order (id),
        amount bigint not null check (amount >= 0),
        payment_method text not null,
        transaction_id text,
        payment_status text not null,
        created_at timestamptz not null default now(),
        recorded_at timestamptz
      );`);
    // An order is paid once, however often the call is repeated.
    this.addSql(
      `create unique index if not exists checkout_payment_completed on checkout_payment (order_id) where payment_status = 'completed';`,
    );
    this.addSql(
      `create index if not exists checkout_payment_order on checkout_payment (order_id, created_at);`,
    );
    this.addSql(
      `create index if not exists checkout_payment_unrecorded on checkout_payment (created_at) where payment_status = 'completed' and recorded_at is null;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists checkout_payment;`);
    this.addSql(`drop table if exists checkout_order;`);
    this.addSql(`drop sequence if exists checkout_order_number;`);
  }
}
