import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How the buyer wants to be told of this order besides by mail; null: as for all of his account's, of guests by SMS. */
export class Migration20261128000500 extends Migration {
  override up(): void {
    this.addSql(
      `alter table checkout_order add column if not exists text_channel text
         constraint checkout_order_text_channel check (text_channel in ('sms', 'whatsapp', 'none'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table checkout_order drop column if exists text_channel;`);
  }
}
