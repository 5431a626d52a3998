import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Orders that hold stock although nobody has paid them and nobody of the staff has taken them on. A
 * row comes with its order and goes with its end, by triggers (install-sql.ts).
 */
export class Migration20261124110000 extends Migration {
  override up(): void {
    // address: a keyed digest of where the order came from; null where many share it, or the buyer is
    // known. scarce_since: when less than a tenth of one of its products was left.
    this.addSql(`
      create table if not exists unpaid_hold (
        order_id text primary key,
        pieces integer not null check (pieces > 0),
        account_id text,
        email text,
        phone text,
        address text,
        since timestamptz not null default now(),
        scarce_since timestamptz
      );`);
    for (const key of ["account_id", "email", "phone", "address"]) {
      this.addSql(
        `create index if not exists unpaid_hold_${key} on unpaid_hold (${key}) where ${key} is not null;`,
      );
    }
    this.addSql(`create index if not exists unpaid_hold_since on unpaid_hold (since);`);
  }

  override down(): void {
    this.addSql(`drop table if exists unpaid_hold cascade;`);
  }
}
