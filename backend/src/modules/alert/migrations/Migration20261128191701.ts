import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Who is reminded of a cart. `lines` is what a guest's browser has in it; null: the cart that the account keeps, until its
 * owner is told. With the text that was agreed to, as who waits for a piece has it now.
 */
export class Migration20261128191701 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists cart_reminder (
        id text primary key,
        contact text not null,
        channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
        language text not null check (language in ('en', 'rw', 'fr')),
        account_id text,
        code text not null,
        agreed_to text not null,
        lines jsonb,
        due_at timestamptz not null,
        created_at timestamptz not null default now(),
        told_at timestamptz,
        check (account_id is not null or lines is not null)
      );`);
    for (const index of [
      `create unique index if not exists cart_reminder_code on cart_reminder (code);`,
      `create unique index if not exists cart_reminder_account on cart_reminder (account_id) where account_id is not null and told_at is null;`,
      `create index if not exists cart_reminder_due on cart_reminder (due_at) where told_at is null;`,
      `create index if not exists cart_reminder_contact on cart_reminder (contact, told_at);`,
    ]) {
      this.addSql(index);
    }
    this.addSql(
      `alter table stock_alert add column if not exists agreed_to text not null default 'back-in-stock.1';`,
    );
  }

  override down(): void {
    this.addSql(`alter table stock_alert drop column if exists agreed_to;`);
    this.addSql(`drop table if exists cart_reminder;`);
  }
}
