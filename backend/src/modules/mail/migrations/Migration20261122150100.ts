import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds old mails, and those to or from a person who is deleted. */
export class Migration20261122150100 extends Migration {
  override up(): void {
    this.addSql(`create index if not exists mail_sent on mail (sent_at) where state = 'sent';`);
    this.addSql(`create index if not exists mail_recipient on mail (recipient);`);
    this.addSql(
      `create index if not exists mail_writer on mail ((facts ->> 'email')) where template = 'contact-message';`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists mail_writer;`);
    this.addSql(`drop index if exists mail_recipient;`);
    this.addSql(`drop index if exists mail_sent;`);
  }
}
