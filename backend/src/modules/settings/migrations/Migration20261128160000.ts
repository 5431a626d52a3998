import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_CONTENT, DROP_CONTENT } from "../content/tables-sql";

/** What staff say on the shop's pages. */
export class Migration20261128160000 extends Migration {
  override up(): void {
    for (const statement of CREATE_CONTENT) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_CONTENT) this.addSql(statement);
  }
}
