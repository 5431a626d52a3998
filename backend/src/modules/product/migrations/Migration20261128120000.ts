import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_REVIEWS, DROP_REVIEWS } from "../review/tables-sql";

/** What buyers say of products they got. */
export class Migration20261128120000 extends Migration {
  override up(): void {
    for (const statement of CREATE_REVIEWS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_REVIEWS) this.addSql(statement);
  }
}
