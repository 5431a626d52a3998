import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds the mails about an order, and dates a mail by when it was written, not by when its transaction began. */
export class Migration20261126230000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists mail_order on mail ((facts ->> 'orderId')) where facts ->> 'orderId' is not null;`,
    );
    // What it tells of, such as a payment, may have waited for a lock within the transaction.
    this.addSql(`alter table mail alter column created_at set default clock_timestamp();`);
  }

  override down(): void {
    this.addSql(`alter table mail alter column created_at set default now();`);
    this.addSql(`drop index if exists mail_order;`);
  }
}
