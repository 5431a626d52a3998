import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Attempts to pay an order, and what was paid back. The table of payments is older than this module
 * (module `checkout` made it) and grows what a wallet needs. Money has come in exactly where
 * `paid_at` is set: such a payment is `completed`, or `refunded` when nothing of it is to be kept.
 */
export class Migration20261121213000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout_payment
        add column if not exists phone text,
        add column if not exists failure_reason text,
        add column if not exists expires_at timestamptz,
        add column if not exists refunded_amount bigint not null default 0,
        add column if not exists updated_at timestamptz not null default now(),
        add column if not exists paid_at timestamptz,
        add column if not exists reference uuid,
        add column if not exists callback_token text,
        add column if not exists holds_order boolean not null default false,
        add column if not exists pushed_at timestamptz,
        add column if not exists is_accepted boolean not null default false,
        add column if not exists check_count integer not null default 0,
        add column if not exists next_check_at timestamptz;`);
    this.addSql(
      `update checkout_payment set paid_at = created_at where payment_status = 'completed' and paid_at is null;`,
    );
    this.addSql(`
      do $$ begin
        alter table checkout_payment add constraint checkout_payment_refunded_within
          check (refunded_amount between 0 and amount);
      exception when duplicate_object then null; end $$;`);
    // One attempt at a time: whoever begins another first ends the one before.
    this.addSql(
      `create unique index if not exists checkout_payment_pending on checkout_payment (order_id) where payment_status = 'pending';`,
    );
    this.addSql(
      `create unique index if not exists checkout_payment_callback on checkout_payment (callback_token) where callback_token is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_payment_due on checkout_payment (next_check_at) where next_check_at is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_payment_holding on checkout_payment (expires_at) where holds_order;`,
    );
    this.addSql(
      `create index if not exists checkout_payment_latest on checkout_payment (created_at desc, id desc);`,
    );
    this.addSql(`drop index if exists checkout_payment_unrecorded;`);
    this.addSql(
      `create index if not exists checkout_payment_unrecorded on checkout_payment (created_at) where paid_at is not null and recorded_at is null;`,
    );
    this.addSql(`
      create table if not exists checkout_refund (
        id text primary key,
        payment_id text not null references checkout_payment (id),
        order_id text not null,
        amount bigint not null check (amount > 0),
        reason text not null,
        status text not null check (status in ('requested', 'completed', 'failed')),
        by_whom text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        completed_at timestamptz,
        key text,
        reference uuid,
        is_accepted boolean not null default false,
        check_count integer not null default 0,
        next_check_at timestamptz,
        recorded_at timestamptz
      );`);
    this.addSql(
      `create index if not exists checkout_refund_payment on checkout_refund (payment_id, created_at);`,
    );
    this.addSql(
      `create index if not exists checkout_refund_order on checkout_refund (order_id, created_at);`,
    );
    // A request for a refund that is repeated with its key is one refund.
    this.addSql(
      `create unique index if not exists checkout_refund_key on checkout_refund (payment_id, key) where key is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_refund_due on checkout_refund (next_check_at) where next_check_at is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_refund_unrecorded on checkout_refund (created_at) where status = 'completed' and recorded_at is null;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists checkout_refund;`);
    this.addSql(`drop index if exists checkout_payment_unrecorded;`);
    this.addSql(
      `create index if not exists checkout_payment_unrecorded on checkout_payment (created_at) where payment_status = 'completed' and recorded_at is null;`,
    );
    for (const index of ["pending", "callback", "due", "holding", "latest"]) {
      this.addSql(`drop index if exists checkout_payment_${index};`);
    }
    this.addSql(`
      alter table checkout_payment
        drop column if exists phone, drop column if exists failure_reason,
        drop column if exists expires_at, drop column if exists refunded_amount,
        drop column if exists updated_at, drop column if exists paid_at,
        drop column if exists reference, drop column if exists callback_token,
        drop column if exists holds_order, drop column if exists pushed_at,
        drop column if exists is_accepted, drop column if exists check_count,
        drop column if exists next_check_at;`);
  }
}
