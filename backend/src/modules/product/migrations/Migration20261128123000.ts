import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What people searched for in vain, and what staff say that words mean. Words are folded, as searches are. */
export class Migration20261128123000 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists search_synonym (
        id text primary key,
        word text not null unique,
        means text not null,
        created_at timestamptz not null default now()
      );`);
    this.addSql(`
      create table if not exists search_miss (
        id text primary key,
        word text not null unique,
        language text not null,
        times integer not null default 1,
        last_at timestamptz not null default now()
      );`);
    this.addSql(
      `create index if not exists search_miss_often on search_miss (times desc, last_at desc, id desc);`,
    );
    this.addSql(`create index if not exists search_miss_age on search_miss (last_at);`);
  }

  override down(): void {
    this.addSql(`drop table if exists search_miss;`);
    this.addSql(`drop table if exists search_synonym;`);
  }
}
