import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CREATE_PRICES_ASKED, DROP_PRICES_ASKED } from "../price-past-sql";

/** What products asked, so that the price struck in a sale is one that was asked. */
export class Migration20261126150000 extends Migration {
  override up(): void {
    for (const statement of CREATE_PRICES_ASKED) this.addSql(statement);
  }

  override down(): void {
    this.addSql(DROP_PRICES_ASKED);
  }
}
