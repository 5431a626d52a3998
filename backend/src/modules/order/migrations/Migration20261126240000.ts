import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Parcels, who brings them, and what was said at the door. Amounts are whole RWF, days Kigali's. */
export class Migration20261126240000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists delivery_rider (
        id text primary key,
        name text not null,
        phone text not null,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );`);
    // One rider's day. `link_version`: a new one ends the link before. `expected_amount`: what the rider had taken.
    this.addSql(`
      create table if not exists delivery_sheet (
        id text primary key,
        rider_id text not null references delivery_rider (id),
        day date not null,
        link_version integer not null default 1,
        counted_at timestamptz,
        counted_by text,
        expected_amount bigint check (expected_amount >= 0),
        counted_amount bigint check (counted_amount >= 0),
        reason text,
        check ((counted_at is null) = (counted_amount is null) and (counted_at is null) = (expected_amount is null)),
        check (counted_amount = expected_amount or reason is not null)
      );`);
    this.addSql(
      `create unique index if not exists delivery_sheet_day on delivery_sheet (day, rider_id);`,
    );
    // `items`: line and pieces. `is_implied`: it is delivered because its order is, nobody said so at the door.
    // `state_before`: what it was before its order was delivered or cancelled.
    this.addSql(`
      create table if not exists delivery_parcel (
        id text primary key,
        order_id text not null references checkout_order (id),
        number integer not null check (number >= 1),
        items jsonb not null,
        state text not null default 'planned' check (state in ('planned', 'out', 'delivered', 'failed', 'void')),
        state_before text check (state_before in ('planned', 'out', 'delivered', 'failed')),
        is_implied boolean not null default false,
        rider_id text references delivery_rider (id),
        day date,
        out_at timestamptz,
        delivered_at timestamptz,
        created_at timestamptz not null default now(),
        check (state not in ('planned', 'out') or (rider_id is null) = (day is null)),
        check (state <> 'out' or rider_id is not null)
      );`);
    this.addSql(
      `create unique index if not exists delivery_parcel_order on delivery_parcel (order_id, number);`,
    );
    this.addSql(
      `create index if not exists delivery_parcel_open on delivery_parcel (day, rider_id) where state in ('planned', 'out', 'failed');`,
    );
    // `settled`: what became of the money once it was counted. `voided_at`: the order was set back since, so it was not so.
    this.addSql(`
      create table if not exists delivery_attempt (
        id text primary key,
        parcel_id text not null references delivery_parcel (id),
        order_id text not null references checkout_order (id),
        sheet_id text not null references delivery_sheet (id),
        key text,
        outcome text not null check (outcome in ('delivered', 'failed')),
        reason text check (reason in ('nobody_home', 'wrong_address', 'refused', 'no_money', 'other')),
        note text,
        new_day date,
        received_by text,
        is_by_code boolean not null default false,
        cash_due bigint not null default 0 check (cash_due >= 0),
        cash_amount bigint not null default 0 check (cash_amount >= 0),
        cash_reason text,
        settled text check (settled in ('payment', 'paid_before', 'part')),
        payment_id text references checkout_payment (id),
        by_whom text not null,
        at timestamptz not null default now(),
        voided_at timestamptz,
        check ((outcome = 'failed') = (reason is not null)),
        check ((payment_id is not null) = (settled is not distinct from 'payment')),
        check (outcome = 'delivered' or cash_amount = 0)
      );`);
    this.addSql(
      `create unique index if not exists delivery_attempt_key on delivery_attempt (parcel_id, key) where key is not null;`,
    );
    this.addSql(
      `create index if not exists delivery_attempt_parcel on delivery_attempt (parcel_id);`,
    );
    this.addSql(
      `create index if not exists delivery_attempt_order on delivery_attempt (order_id);`,
    );
    this.addSql(
      `create index if not exists delivery_attempt_sheet on delivery_attempt (sheet_id);`,
    );
    this.addSql(
      `create index if not exists delivery_attempt_uncounted on delivery_attempt (sheet_id) where cash_amount > 0 and settled is null and voided_at is null;`,
    );
    // Staff who leave are named no more.
    this.addSql(
      `create index if not exists delivery_attempt_staff on delivery_attempt (by_whom) where by_whom <> 'rider';`,
    );
    this.addSql(
      `create index if not exists delivery_sheet_staff on delivery_sheet (counted_by) where counted_by is not null;`,
    );
    // Names of whoever took something are forgotten after a while.
    this.addSql(
      `create index if not exists delivery_attempt_named on delivery_attempt (at) where received_by is not null or note is not null or cash_reason is not null;`,
    );
  }

  override down(): void {
    for (const table of ["attempt", "parcel", "sheet", "rider"]) {
      this.addSql(`drop table if exists delivery_${table};`);
    }
  }
}
