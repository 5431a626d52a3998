import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Gift cards that are sold: what an order's cards will be, and whom they go to. */
export class Migration20261126140000 extends Migration {
  override up(): void {
    // `to`: whom they go to, as the buyer said it; `cards`: one for each piece, made once it is paid.
    this.addSql(`alter table checkout_order add column if not exists gift jsonb;`);
    this.addSql(
      `create index if not exists checkout_order_gift on checkout_order (created_at) where gift ? 'to';`,
    );
    this.addSql(
      `create index if not exists checkout_order_gift_email on checkout_order (lower(gift #>> '{to,email}')) where gift ? 'to';`,
    );
    this.addSql(
      `create index if not exists checkout_order_cards on checkout_order (created_at) where gift is not null and status in ('pending', 'processing');`,
    );
    this.addSql(
      `alter table store_credit_entry drop constraint if exists store_credit_entry_kind_check;`,
    );
    this.addSql(
      `alter table store_credit_entry add constraint store_credit_entry_kind_check check (kind in ('given', 'sold', 'order', 'refund', 'erased'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists gift;`);
    this.addSql(
      `alter table store_credit_entry drop constraint if exists store_credit_entry_kind_check;`,
    );
    this.addSql(
      `alter table store_credit_entry add constraint store_credit_entry_kind_check check (kind in ('given', 'order', 'refund', 'erased')) not valid;`,
    );
  }
}
