import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Refunds that a member of the staff began, to be found when that person is deleted. */
export class Migration20261122150500 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists checkout_refund_staff on checkout_refund (by_whom) where by_whom <> 'system';`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_refund_staff;`);
  }
}
