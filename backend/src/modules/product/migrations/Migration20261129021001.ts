import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { ADD_COLLECTION_PICTURE, DROP_COLLECTION_PICTURE } from "../collection/tables-sql";

/** A picture of a collection's own. */
export class Migration20261129021001 extends Migration {
  override up(): void {
    this.addSql(ADD_COLLECTION_PICTURE);
  }

  override down(): void {
    this.addSql(DROP_COLLECTION_PICTURE);
  }
}
