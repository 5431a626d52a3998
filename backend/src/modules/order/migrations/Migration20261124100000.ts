import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How and by whom of the staff money was seen that no provider tells of. */
export class Migration20261124100000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout_payment
        add column if not exists received_as text,
        add column if not exists received_by text;`);
    // A transfer pays one order: whoever records one looks for it.
    this.addSql(
      `create index if not exists checkout_payment_transfer on checkout_payment (upper(transaction_id)) where paid_at is not null;`,
    );
    // To be found when that person is deleted.
    this.addSql(
      `create index if not exists checkout_payment_staff on checkout_payment (received_by) where received_by is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_payment_staff;`);
    this.addSql(`drop index if exists checkout_payment_transfer;`);
    this.addSql(`
      alter table checkout_payment drop column if exists received_as, drop column if exists received_by;`);
  }
}
