import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101713 extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "product_gender" (
        "id" text not null,
        "gender" text check ("gender" in ('men', 'women', 'kids')) not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "product_gender_pkey" primary key ("id")
      );`);
    this.addSql(`
      create table if not exists "category_gender" (
        "id" text not null,
        "gender" text check ("gender" in ('male', 'female', 'unisex')) not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "category_gender_pkey" primary key ("id")
      );`);
    for (const table of ["product_gender", "category_gender"]) {
      this.addSql(
        `create index if not exists "IDX_${table}_deleted_at" on "${table}" ("deleted_at") where deleted_at is null;`,
      );
    }
  }

  override down(): void {
    this.addSql(`drop table if exists "product_gender" cascade;`);
    this.addSql(`drop table if exists "category_gender" cascade;`);
  }
}
