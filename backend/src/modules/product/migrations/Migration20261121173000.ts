import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Imports of products: the jobs, what was uploaded, and the pictures that come afterwards. */
export class Migration20261121173000 extends Migration {
  override up(): void {
    // groups_done: products of the file that are dealt with; a restarted job goes on behind them.
    // lease names who works on it, until lease_until.
    this.addSql(`
      create table if not exists product_import (
        id text primary key,
        state text not null default 'receiving' check
          (state in ('receiving', 'waiting', 'running', 'done', 'failed', 'cancelled')),
        dry_run boolean not null default false,
        currency text not null default 'RWF',
        rates jsonb,
        publish_new boolean not null default true,
        file_name text not null,
        kind text not null default 'csv' check (kind in ('csv', 'zip')),
        bytes integer not null default 0,
        requested_by text not null,
        rows integer not null default 0,
        rows_done integer not null default 0,
        groups_done integer not null default 0,
        created integer not null default 0,
        updated integer not null default 0,
        unchanged integer not null default 0,
        refused integer not null default 0,
        error_count integer not null default 0,
        errors jsonb not null default '[]',
        categories jsonb not null default '[]',
        pictures integer not null default 0,
        reason text,
        lease text,
        lease_until timestamptz,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz
      ) with (fillfactor = 80);`);
    // One import at a time in the whole shop, whoever starts it.
    this.addSql(
      `create unique index if not exists product_import_running on product_import (state) where state = 'running';`,
    );
    // Ids begin with their time.
    this.addSql(
      `create index if not exists product_import_waiting on product_import (id) where state = 'waiting';`,
    );
    this.addSql(
      `create index if not exists product_import_shown on product_import (id) where state <> 'receiving';`,
    );
    this.addSql(`create index if not exists product_import_age on product_import (created_at);`);
    this.addSql(`
      create table if not exists product_import_chunk (
        import_id text not null references product_import (id) on delete cascade,
        position integer not null,
        data bytea not null,
        primary key (import_id, position)
      );`);
    // Mostly packed already: packing again would only cost time.
    this.addSql(`alter table product_import_chunk alter column data set storage external;`);
    // file: name in the zip; null for an address. picture_order: all sources of the product's rows.
    this.addSql(`
      create table if not exists product_import_picture (
        id text primary key,
        import_id text not null references product_import (id) on delete cascade,
        product_id text not null,
        source text not null,
        file text,
        picture_order jsonb not null,
        state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
        tries integer not null default 0,
        next_try_at timestamptz not null default now(),
        reason text,
        created_at timestamptz not null default now()
      ) with (fillfactor = 80);`);
    // Wanted once, however many imports ask for it meanwhile.
    this.addSql(`
      create unique index if not exists product_import_picture_wanted
        on product_import_picture (product_id, source) where state = 'waiting';`);
    this.addSql(`
      create index if not exists product_import_picture_due
        on product_import_picture (next_try_at, id) where state = 'waiting';`);
    this.addSql(`
      create index if not exists product_import_picture_job
        on product_import_picture (import_id, state, id);`);
  }

  override down(): void {
    this.addSql(`drop table if exists product_import_picture;`);
    this.addSql(`drop table if exists product_import_chunk;`);
    this.addSql(`drop table if exists product_import;`);
  }
}
