import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { DROP_DRAFT_TABLES, DRAFT_TABLE_STATEMENTS } from "../read-model/product-tables-sql";

/** Drafts for staff. The rows come with the refresh that a changed computation sets off. */
export class Migration20261121173500 extends Migration {
  override up(): void {
    for (const statement of DRAFT_TABLE_STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_DRAFT_TABLES) this.addSql(statement);
  }
}
