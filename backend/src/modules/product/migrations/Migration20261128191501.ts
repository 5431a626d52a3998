import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_DROPS, DROP_DROPS } from "../drop/tables-sql";

/** What is sold from a moment on, and who queues for it. */
export class Migration20261128191501 extends Migration {
  override up(): void {
    for (const statement of CREATE_DROPS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_DROPS) this.addSql(statement);
  }
}
