import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Several providers take money: an attempt names the one that is asked, and its page for the payer, where it has one. */
export class Migration20261127203000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkout_payment
        add column if not exists provider text,
        add column if not exists pay_url text;`);
    this.addSql(
      `update checkout_payment set provider = 'mtn' where reference is not null and provider is null;`,
    );
    this.addSql(
      `create index if not exists checkout_payment_reference on checkout_payment (reference) where reference is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index if exists checkout_payment_reference;`);
    this.addSql(`
      alter table checkout_payment drop column if exists provider, drop column if exists pay_url;`);
  }
}
