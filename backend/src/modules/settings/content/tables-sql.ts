/** Versions of what staff say on the shop's pages. `number` orders what begins at the same moment. */
export const CREATE_CONTENT: readonly string[] = [
  `create table if not exists content_version (
     id text primary key,
     part text not null check (part in ('hero', 'story', 'banner', 'contact')),
     texts jsonb not null,
     link text null,
     starts_at timestamptz not null,
     ends_at timestamptz null,
     published_at timestamptz not null default now(),
     published_by text not null,
     withdrawn_at timestamptz null,
     number bigint generated always as identity
   )`,
  `create index if not exists content_version_newest on content_version (part, number desc)`,
];

export const DROP_CONTENT: readonly string[] = [`drop table if exists content_version cascade`];

/**
 * Pictures of a version, and those that staff sent: a version, or what somebody types on his device, may name them. See
 * `published-sql` for how long.
 */
export const CREATE_PICTURES: readonly string[] = [
  `alter table content_version add column if not exists pictures jsonb not null default '[]'`,
  `create table if not exists content_picture (
     url text primary key,
     sent_at timestamptz not null default now()
   )`,
];

export const DROP_PICTURES: readonly string[] = [
  `drop table if exists content_picture`,
  `alter table content_version drop column if exists pictures`,
];
