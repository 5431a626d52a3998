import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What somebody took off the list of ordered lines on their way. The list itself is no table: it is
 * read from the person's orders. The index finds orders that were placed as a guest.
 */
export class Migration20261121214000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists transit_dismissal (
        account_id text not null,
        line_id text not null,
        dismissed_at timestamptz not null default now(),
        primary key (account_id, line_id)
      );`);
    this.addSql(
      `create index if not exists checkout_order_of_guest on checkout_order (lower(email)) where account_id is null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_order_of_guest;`);
    this.addSql(`drop table if exists transit_dismissal;`);
  }
}
