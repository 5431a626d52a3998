import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** PostgreSQL changes how a column is computed only by making it again; its indexes go with it. */
const withUrgency = (last: string): string[] => [
  `alter table mail drop column if exists urgency;`,
  `alter table mail add column urgency smallint not null generated always as
     (case when template in ('verification-code', 'reset-code', 'phone-code') then 0
       when template in ('new-order', 'contact-message') then 2 ${last} else 1 end) stored;`,
  `create index if not exists mail_due on mail (urgency, next_attempt_at, id)
     where state = 'pending' and channel = 'mail';`,
  `create index if not exists mail_text_due on mail (urgency, next_attempt_at, id)
     where state = 'pending' and channel <> 'mail';`,
];

/** A reminder of a cart leaves with the alerts: after all else. */
export class Migration20261128191702 extends Migration {
  override up(): void {
    this.make(["back-in-stock", "price-drop", "cart-reminder"]);
  }

  override down(): void {
    this.addSql(`delete from mail where template = 'cart-reminder';`);
    this.make(["back-in-stock", "price-drop"]);
  }

  private make(last: readonly string[]): void {
    const names = last.map((template) => `'${template}'`).join(", ");
    for (const statement of withUrgency(`when template in (${names}) then 3`)) {
      this.addSql(statement);
    }
  }
}
