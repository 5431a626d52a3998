import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The language of a mail about an account or to staff; null: that of the order it tells of. */
export class Migration20261127150002 extends Migration {
  override up(): void {
    this.addSql(
      `alter table mail add column if not exists language text
         constraint mail_language check (language in ('en', 'rw', 'fr'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table mail drop column if exists language;`);
  }
}
