import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { ADD_PRICE_COLUMNS, DROP_PRICE_COLUMNS } from "../read-model/price-moment-sql";

/** What is on sale is found by the refresh that a changed computation sets off. */
export class Migration20261125190000 extends Migration {
  override up(): void {
    for (const statement of ADD_PRICE_COLUMNS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_PRICE_COLUMNS) this.addSql(statement);
  }
}
