import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Why a buyer took an order back; null: he did not say, or it is another step. */
export class Migration20261126220000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table order_progress_event add column if not exists reason text
        check (reason in ('wrong_size', 'takes_too_long', 'found_other', 'changed_mind'));`);
  }

  override down(): void {
    this.addSql(`alter table order_progress_event drop column if exists reason;`);
  }
}
