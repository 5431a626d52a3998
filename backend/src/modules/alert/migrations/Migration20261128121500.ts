import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Who waits for a variant (`stock_alert`, in the order of `place`), who wants to hear of lower prices (`price_alert`) of what
 * (`price_watch`, which follows the account's wishlist), and which products anybody waits for, as they were when that was last
 * looked at (`alert_product`).
 */
export class Migration20261128121500 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists stock_alert (
        id text primary key,
        place bigint generated always as identity,
        variant_id text not null,
        product_id text not null,
        contact text not null,
        channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
        language text not null check (language in ('en', 'rw', 'fr')),
        account_id text,
        code text not null,
        tellings integer not null default 0,
        created_at timestamptz not null default now(),
        told_at timestamptz
      );`);
    for (const index of [
      `create unique index if not exists stock_alert_code on stock_alert (code);`,
      `create unique index if not exists stock_alert_open on stock_alert (variant_id, contact) where told_at is null;`,
      `create index if not exists stock_alert_queue on stock_alert (variant_id, place) where told_at is null;`,
      `create index if not exists stock_alert_waiting on stock_alert (product_id, variant_id) where told_at is null;`,
      `create index if not exists stock_alert_told on stock_alert (variant_id, told_at) where told_at is not null;`,
      `create index if not exists stock_alert_contact on stock_alert (contact, told_at);`,
      `create index if not exists stock_alert_account on stock_alert (account_id) where account_id is not null;`,
    ]) {
      this.addSql(index);
    }
    this.addSql(`
      create table if not exists price_alert (
        account_id text primary key,
        code text not null,
        agreed_to text not null,
        language text not null check (language in ('en', 'rw', 'fr')),
        list_version integer,
        tellings integer not null default 0,
        told_at timestamptz,
        created_at timestamptz not null default now()
      );`);
    this.addSql(`create unique index if not exists price_alert_code on price_alert (code);`);
    this.addSql(`
      create table if not exists price_watch (
        account_id text not null,
        product_id text not null,
        size text not null,
        color text not null,
        since timestamptz not null default now(),
        told_at timestamptz,
        before_rwf integer,
        now_rwf integer,
        primary key (account_id, product_id)
      );`);
    this.addSql(`create index if not exists price_watch_product on price_watch (product_id);`);
    this.addSql(
      `create index if not exists price_watch_fallen on price_watch (account_id) where now_rwf is not null;`,
    );
    this.addSql(`
      create table if not exists alert_product (
        product_id text primary key,
        seen_version bigint,
        due_at timestamptz
      );`);
  }

  override down(): void {
    for (const table of ["alert_product", "price_watch", "price_alert", "stock_alert"]) {
      this.addSql(`drop table if exists ${table};`);
    }
  }
}
