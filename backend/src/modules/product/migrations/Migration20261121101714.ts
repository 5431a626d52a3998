import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CATALOGUE_TABLES, DROP_CATALOGUE_TABLES } from "../read-model/tables-sql";

export class Migration20261121101714 extends Migration {
  override up(): void {
    for (const statement of CATALOGUE_TABLES) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_CATALOGUE_TABLES) this.addSql(statement);
  }
}
