import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_OLD_HANDLES, DROP_OLD_HANDLES } from "../old-handles/tables-sql";

/** Former addresses of products. */
export class Migration20261128153000 extends Migration {
  override up(): void {
    for (const statement of CREATE_OLD_HANDLES) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_OLD_HANDLES) this.addSql(statement);
  }
}
