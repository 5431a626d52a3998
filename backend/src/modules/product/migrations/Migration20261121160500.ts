import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { ADD_UPDATED_AT } from "../read-model/tables-sql";

/** The rows get their values from the refresh that a changed computation sets off. */
export class Migration20261121160500 extends Migration {
  override up(): void {
    this.addSql(ADD_UPDATED_AT);
  }

  override down(): void {
    this.addSql("ALTER TABLE IF EXISTS catalogue_product DROP COLUMN IF EXISTS updated_at");
  }
}
