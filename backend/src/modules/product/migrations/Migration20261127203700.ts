import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_TEXTS, DROP_TEXTS } from "../read-model/texts-sql";

/** Products and categories in further languages, as shoppers read them. */
export class Migration20261127203700 extends Migration {
  override up(): void {
    for (const statement of CREATE_TEXTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DROP_TEXTS) this.addSql(statement);
  }
}
