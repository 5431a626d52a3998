import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { ADD_FILTER_COLUMNS, DROP_FILTER_COLUMNS } from "../read-model/filter-columns-sql";

/** The rows get their values from the refresh that a changed computation sets off. */
export class Migration20261128083000 extends Migration {
  override up(): void {
    for (const statement of ADD_FILTER_COLUMNS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_FILTER_COLUMNS) this.addSql(statement);
  }
}
