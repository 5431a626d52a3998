import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The language in which people are written to. */
export class Migration20261127150000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table account add column if not exists language text not null default 'en'
         constraint account_language check (language in ('en', 'rw', 'fr'));`,
    );
    this.addSql(
      `alter table account_registration add column if not exists language text not null default 'en'
         constraint account_registration_language check (language in ('en', 'rw', 'fr'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table account_registration drop column if exists language;`);
    this.addSql(`alter table account drop column if exists language;`);
  }
}
