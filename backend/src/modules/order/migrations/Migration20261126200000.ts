import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Exchanges: the order that brings what a buyer gets for returned pieces, and the balance that pays it. */
export class Migration20261126200000 extends Migration {
  override up(): void {
    // `exchange_amount`: whole RWF that the returned pieces pay of that order. Until `exchange_until` they have to be
    // here, and the rest has to be paid.
    this.addSql(`
      alter table order_return add column if not exists exchange_order_id text,
        add column if not exists exchange_amount bigint check (exchange_amount >= 0),
        add column if not exists exchange_until timestamptz;`);
    this.addSql(
      `create unique index if not exists order_return_exchange on order_return (exchange_order_id) where exchange_order_id is not null;`,
    );
    this.addSql(
      `create index if not exists order_return_exchange_until on order_return (exchange_until) where exchange_until is not null and status in ('requested', 'approved');`,
    );
    // A return's: it is nobody's else, and is switched off once the return is closed.
    this.addSql(`alter table store_credit add column if not exists return_id text unique;`);
    this.addSql(
      `alter table store_credit_entry drop constraint if exists store_credit_entry_kind_check;`,
    );
    this.addSql(
      `alter table store_credit_entry add constraint store_credit_entry_kind_check check (kind in ('given', 'sold', 'order', 'refund', 'exchange', 'erased'));`,
    );
    // Other than the settings say.
    this.addSql(`alter table unpaid_hold add column if not exists until timestamptz;`);
  }

  override down(): void {
    this.addSql(`alter table unpaid_hold drop column if exists until;`);
    this.addSql(
      `alter table store_credit_entry drop constraint if exists store_credit_entry_kind_check;`,
    );
    this.addSql(
      `alter table store_credit_entry add constraint store_credit_entry_kind_check check (kind in ('given', 'sold', 'order', 'refund', 'erased')) not valid;`,
    );
    this.addSql(`alter table store_credit drop column if exists return_id;`);
    this.addSql(`
      alter table order_return drop column if exists exchange_order_id,
        drop column if exists exchange_amount, drop column if exists exchange_until;`);
  }
}
