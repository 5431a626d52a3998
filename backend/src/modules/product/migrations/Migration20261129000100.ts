import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_REVIEW_PICTURES, DROP_REVIEW_PICTURES } from "../review/tables-sql";

/** What buyers show of what they bought. */
export class Migration20261129000100 extends Migration {
  override up(): void {
    for (const statement of CREATE_REVIEW_PICTURES) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_REVIEW_PICTURES) this.addSql(statement);
  }
}
