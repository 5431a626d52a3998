import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Tells a mail that a server took from one that was only kept; the copy itself may be erased later. */
export class Migration20261124170000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table mail add column if not exists was_kept boolean not null default false;`,
    );
    this.addSql(`update mail set was_kept = true where kept_copy is not null;`);
  }

  override down(): void {
    this.addSql(`alter table mail drop column if exists was_kept;`);
  }
}
