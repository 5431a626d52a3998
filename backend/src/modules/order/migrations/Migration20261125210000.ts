import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What discounts took off each order, and who used them. */
export class Migration20261125210000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table checkout_order
         add column if not exists discount_amount bigint not null default 0 check (discount_amount >= 0),
         add column if not exists discounts jsonb not null default '[]';`,
    );
    // What was checked until now: the total is the sum of the two. Older instances write no discount.
    this.addSql(
      `alter table checkout_order drop constraint if exists checkout_order_check,
         drop constraint if exists checkout_order_total;`,
    );
    this.addSql(
      `alter table checkout_order add constraint checkout_order_total
         check (total_amount >= 0 and total_amount = subtotal + shipping_amount - discount_amount) not valid;`,
    );
    this.addSql(`alter table checkout_order validate constraint checkout_order_total;`);
    this.addSql(
      `create table if not exists checkout_discount (
         order_id text not null references checkout_order (id) on delete cascade,
         promotion_id text not null,
         budget_id text null,
         amount bigint not null check (amount >= 0),
         returned_at timestamptz null,
         primary key (order_id, promotion_id));`,
    );
    this.addSql(
      `create index if not exists checkout_discount_budget on checkout_discount (budget_id) where budget_id is not null;`,
    );
    this.addSql(
      `create index if not exists checkout_discount_promotion on checkout_discount (promotion_id);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists checkout_discount;`);
    this.addSql(`alter table checkout_order drop constraint if exists checkout_order_total;`);
    this.addSql(
      `alter table checkout_order drop column if exists discount_amount, drop column if exists discounts;`,
    );
  }
}
