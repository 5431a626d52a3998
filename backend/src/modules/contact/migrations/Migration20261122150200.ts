import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a message was handled, from which on it is kept for a time; and messages of one address. */
export class Migration20261122150200 extends Migration {
  override up(): void {
    this.addSql(`alter table contact_message add column if not exists handled_at timestamptz;`);
    // When exactly is not known: their time begins now.
    this.addSql(
      `update contact_message set handled_at = now() where state = 'handled' and handled_at is null;`,
    );
    this.addSql(
      `create index if not exists contact_message_handled on contact_message (handled_at) where state = 'handled';`,
    );
    this.addSql(`create index if not exists contact_message_email on contact_message (email);`);
  }

  override down(): void {
    this.addSql(`drop index if exists contact_message_email;`);
    this.addSql(`drop index if exists contact_message_handled;`);
    this.addSql(`alter table contact_message drop column if exists handled_at;`);
  }
}
