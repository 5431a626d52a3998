import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_PICTURES, DROP_PICTURES } from "../content/tables-sql";

/** Staff's own pictures on the shop's pages. */
export class Migration20261128231000 extends Migration {
  override up(): void {
    for (const statement of CREATE_PICTURES) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_PICTURES) this.addSql(statement);
  }
}
