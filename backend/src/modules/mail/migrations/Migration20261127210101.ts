import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** PostgreSQL changes how a column is computed only by making it again; its indexes go with it. */
const withUrgency = (codes: string, textOrder: string): string[] => [
  `alter table mail drop column if exists urgency;`,
  `alter table mail add column urgency smallint not null generated always as
     (case when template in (${codes}) then 0 when template in ('new-order', 'contact-message') then 2 else 1 end) stored;`,
  `create index if not exists mail_due on mail (urgency, next_attempt_at, id)
     where state = 'pending' and channel = 'mail';`,
  `drop index if exists mail_text_due;`,
  `create index if not exists mail_text_due on mail (${textOrder}) where state = 'pending' and channel <> 'mail';`,
];

/** Somebody waits for a code before his screen: it overtakes every other text. */
export class Migration20261127210101 extends Migration {
  override up(): void {
    const codes = `'verification-code', 'reset-code', 'phone-code'`;
    for (const statement of withUrgency(codes, "urgency, next_attempt_at, id")) {
      this.addSql(statement);
    }
  }

  override down(): void {
    this.addSql(`delete from mail where template = 'phone-code';`);
    const codes = `'verification-code', 'reset-code'`;
    for (const statement of withUrgency(codes, "next_attempt_at, id")) this.addSql(statement);
  }
}
