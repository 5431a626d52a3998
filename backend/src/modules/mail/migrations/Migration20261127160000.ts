import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** PostgreSQL changes how a column is computed only by making it again; its index goes with it. */
const withUrgency = (expression: string): string[] => [
  `alter table mail drop column if exists urgency;`,
  `alter table mail add column urgency smallint not null generated always as (${expression}) stored;`,
  `create index if not exists mail_due on mail (urgency, next_attempt_at, id) where state = 'pending';`,
];
const IS_CODE = `template in ('verification-code', 'reset-code')`;

/** Whoever buys is told before those who sell: a rush writes two mails to staff for each of a buyer's. */
export class Migration20261127160000 extends Migration {
  override up(): void {
    const urgency = `case when ${IS_CODE} then 0 when template in ('new-order', 'contact-message') then 2 else 1 end`;
    for (const statement of withUrgency(urgency)) this.addSql(statement);
  }

  override down(): void {
    for (const statement of withUrgency(`case when ${IS_CODE} then 0 else 1 end`)) {
      this.addSql(statement);
    }
  }
}
