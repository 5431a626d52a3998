import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How somebody is told of his orders besides by mail. */
export class Migration20261127181501 extends Migration {
  override up(): void {
    this.addSql(
      `alter table account add column if not exists text_channel text not null default 'sms'
         constraint account_text_channel check (text_channel in ('sms', 'whatsapp', 'none'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table account drop column if exists text_channel;`);
  }
}
