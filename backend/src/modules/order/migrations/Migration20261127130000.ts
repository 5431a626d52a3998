import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Orders that cost something else after a change. Money that paid one before it became dearer is a part of what it
 * costs, beside another payment; what one that became cheaper does not need any more is freed of its payments, and goes
 * back. What was noted for the figures before keeps what the order was then. Amounts are whole RWF.
 */
export class Migration20261127130000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout_payment
        add column if not exists is_part boolean not null default false,
        add column if not exists freed_amount bigint not null default 0 check (freed_amount between 0 and amount);`);
    // One that pays all that is left; credit and parts pay beside it.
    this.addSql(
      `create unique index if not exists checkout_payment_whole on checkout_payment (order_id) where payment_status = 'completed' and payment_method <> 'credit' and not is_part;`,
    );
    this.addSql(`drop index if exists checkout_payment_money;`);
    this.addSql(`
      alter table sales_delta
        add column if not exists was_total bigint,
        add column if not exists was_credit bigint,
        add column if not exists was_items jsonb,
        add column if not exists is_change boolean not null default false;`);
    this.addSql(
      `create index if not exists sales_delta_order on sales_delta (order_id) where status_after is not null or status_before is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists sales_delta_order;`);
    this.addSql(`
      alter table sales_delta drop column if exists was_total, drop column if exists was_credit,
        drop column if exists was_items, drop column if exists is_change;`);
    this.addSql(`drop index if exists checkout_payment_whole;`);
    this.addSql(
      `create unique index if not exists checkout_payment_money on checkout_payment (order_id) where payment_status = 'completed' and payment_method <> 'credit';`,
    );
    this.addSql(`
      alter table checkout_payment drop column if exists is_part, drop column if exists freed_amount;`);
  }
}
