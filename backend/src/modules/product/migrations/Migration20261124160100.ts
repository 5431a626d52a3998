import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_WORDS, DROP_WORDS } from "../read-model/words-sql";

/** The words come with the refresh that a changed computation sets off. */
export class Migration20261124160100 extends Migration {
  override up(): void {
    this.addSql(CREATE_WORDS);
  }

  override down(): void {
    this.addSql(DROP_WORDS);
  }
}
