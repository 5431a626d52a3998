import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What whoever asked got to take it back: the code is the message's alone. */
export class Migration20261128233501 extends Migration {
  override up(): void {
    this.addSql(`alter table stock_alert add column if not exists undo text;`);
    this.addSql(
      `create unique index if not exists stock_alert_undo on stock_alert (undo) where undo is not null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table stock_alert drop column if exists undo;`);
  }
}
