import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds how often a phone was asked for money. */
export class Migration20261124110300 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists checkout_payment_asked on checkout_payment (phone, created_at) where phone is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_payment_asked;`);
  }
}
