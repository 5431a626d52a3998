import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_COMPANIONS, DROP_COMPANIONS } from "../companions/tables-sql";

/** What products are bought and looked at with. */
export class Migration20261128153301 extends Migration {
  override up(): void {
    for (const statement of CREATE_COMPANIONS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_COMPANIONS) this.addSql(statement);
  }
}
