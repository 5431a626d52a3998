import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Refunds that are still to be paid out: few, whatever was paid back before. */
export class Migration20261122100000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists checkout_refund_requested on checkout_refund (payment_id) where status = 'requested';`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_refund_requested;`);
  }
}
