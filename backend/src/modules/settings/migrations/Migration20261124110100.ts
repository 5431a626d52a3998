import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How long an order keeps its pieces without being paid, and how many one buyer may keep so. */
export class Migration20261124110100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_setting
        add column if not exists hold_minutes integer not null default 1440
          check (hold_minutes between 15 and 20160),
        add column if not exists max_unpaid_pieces integer not null default 30
          check (max_unpaid_pieces between 1 and 10000);`);
  }

  override down(): void {
    this.addSql(`
      alter table app_setting drop column if exists hold_minutes, drop column if exists max_unpaid_pieces;`);
  }
}
