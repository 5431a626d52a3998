import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Carts that nobody has touched for long. */
export class Migration20261122150600 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists saved_list_cart_age on saved_list (updated_at) where kind = 'cart';`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists saved_list_cart_age;`);
  }
}
