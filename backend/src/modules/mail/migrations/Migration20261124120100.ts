import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Keys of mails that were deleted with the person they went to. A key names an order, a payment or a
 * refund by id: that the mail was written stays known for a while, to whom and what it said does not.
 */
export class Migration20261124120100 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists mail_erased (key text primary key, at timestamptz not null default now());`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists mail_erased;`);
  }
}
