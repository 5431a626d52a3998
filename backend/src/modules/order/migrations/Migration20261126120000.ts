import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Store credit and gift cards: balances with a ledger that is only added to. Amounts are whole RWF. */
export class Migration20261126120000 extends Migration {
  override up(): void {
    // An account's (one each), or a gift card's, known by the digest of its code.
    this.addSql(`
      create table if not exists store_credit (
        id text primary key,
        account_id text unique,
        code_hash text unique,
        ends_with text,
        recipient text,
        message text,
        balance bigint not null default 0 check (balance >= 0),
        is_switched_off boolean not null default false,
        created_at timestamptz not null default now(),
        check ((code_hash is null) = (ends_with is null)),
        check (account_id is null or code_hash is null)
      );`);
    this.addSql(
      `create index if not exists store_credit_latest on store_credit (created_at desc, id desc);`,
    );
    this.addSql(`
      create table if not exists store_credit_entry (
        id bigint generated always as identity primary key,
        credit_id text not null references store_credit (id),
        kind text not null check (kind in ('given', 'order', 'refund', 'erased')),
        amount bigint not null check (amount <> 0),
        order_id text,
        payment_id text,
        refund_id text,
        reason text,
        by_whom text not null,
        at timestamptz not null default now()
      );`);
    this.addSql(
      `create index if not exists store_credit_entry_credit on store_credit_entry (credit_id, id desc);`,
    );
    this.addSql(
      `create index if not exists store_credit_entry_order on store_credit_entry (order_id) where order_id is not null;`,
    );
    this.addSql(
      `create index if not exists store_credit_entry_staff on store_credit_entry (by_whom) where by_whom not in ('customer', 'system');`,
    );
    // One that is money; credit pays beside it.
    this.addSql(
      `create unique index if not exists checkout_payment_money on checkout_payment (order_id) where payment_status = 'completed' and payment_method <> 'credit';`,
    );
    this.addSql(`drop index if exists checkout_payment_completed;`);
    // What a payment was taken from, and what a refund goes to in place of money.
    this.addSql(`alter table checkout_payment add column if not exists credit_id text;`);
    this.addSql(`alter table checkout_refund add column if not exists credit_id text;`);
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_payment_money;`);
    this.addSql(
      `create unique index if not exists checkout_payment_completed on checkout_payment (order_id) where payment_status = 'completed';`,
    );
    this.addSql(`alter table checkout_refund drop column if exists credit_id;`);
    this.addSql(`alter table checkout_payment drop column if exists credit_id;`);
    this.addSql(`drop table if exists store_credit_entry;`);
    this.addSql(`drop table if exists store_credit;`);
  }
}
