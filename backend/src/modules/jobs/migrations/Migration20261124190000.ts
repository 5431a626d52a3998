import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Events for Medusa's bus, written in the transaction of what they tell of; gone once they are told. */
export class Migration20261124190000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists event_outbox (
        id bigint generated always as identity primary key,
        name text not null,
        data jsonb not null,
        created_at timestamptz not null default now()
      );`);
  }

  override down(): void {
    this.addSql(`drop table if exists event_outbox;`);
  }
}
