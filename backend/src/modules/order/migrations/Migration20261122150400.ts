import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a member of the staff did, to be found when that person is deleted. */
export class Migration20261122150400 extends Migration {
  override up(): void {
    // Customers and the shop itself are most of the rows and name nobody.
    this.addSql(
      `create index if not exists order_progress_event_staff on order_progress_event (by_whom) where by_whom not in ('customer', 'system');`,
    );
    this.addSql(`create index if not exists order_note_staff on order_note (by_whom);`);
  }

  override down(): void {
    this.addSql(`drop index if exists order_note_staff;`);
    this.addSql(`drop index if exists order_progress_event_staff;`);
  }
}
