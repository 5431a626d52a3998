import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { DROP_SHELVES, SHELF_STATEMENTS } from "../shelf/shelves-sql";

/** Drafts for staff. The rows come with the refresh that a changed computation sets off. */
export class Migration20261121173500 extends Migration {
  override up(): void {
    for (const statement of SHELF_STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_SHELVES) this.addSql(statement);
  }
}
