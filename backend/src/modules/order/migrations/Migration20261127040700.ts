import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Pictures of what comes back: private, so they are beside their return and not among the shop's uploads. */
export class Migration20261127040700 extends Migration {
  override up(): void {
    // `bytes`: WebP, re-encoded. `digest`: of the file that was sent.
    this.addSql(`
      create table if not exists order_return_picture (
        id text primary key,
        return_id text not null references order_return (id) on delete cascade,
        is_staffs boolean not null,
        digest text not null,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        bytes bytea not null check (octet_length(bytes) <= 307200),
        created_at timestamptz not null default clock_timestamp()
      );`);
    // WebP does not shrink any more.
    this.addSql(`alter table order_return_picture alter column bytes set storage external;`);
    this.addSql(
      `create unique index if not exists order_return_picture_sent on order_return_picture (return_id, digest);`,
    );
    this.addSql(
      `create index if not exists order_return_picture_age on order_return_picture (created_at);`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists order_return_picture;`);
  }
}
