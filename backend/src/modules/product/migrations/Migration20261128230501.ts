import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_COLLECTIONS, DROP_COLLECTIONS } from "../collection/tables-sql";

/** Named sets of products. */
export class Migration20261128230501 extends Migration {
  override up(): void {
    for (const statement of CREATE_COLLECTIONS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_COLLECTIONS) this.addSql(statement);
  }
}
