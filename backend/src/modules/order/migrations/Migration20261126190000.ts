import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A refund says which return it is of, beside the key under which staff may repeat it. */
export class Migration20261126190000 extends Migration {
  override up(): void {
    this.addSql(`alter table checkout_refund add column if not exists return_id text;`);
    this.addSql(`
      update checkout_refund f set return_id = f.key, key = null
      where exists (select 1 from order_return r where r.id = f.key and r.order_id = f.order_id);`);
    this.addSql(
      `create index if not exists checkout_refund_return on checkout_refund (return_id) where return_id is not null;`,
    );
  }

  override down(): void {
    this.addSql(`update checkout_refund set key = return_id where return_id is not null;`);
    this.addSql(`alter table checkout_refund drop column if exists return_id;`);
  }
}
