/** What products were called in their addresses before: links from elsewhere and printed codes still lead to them. */
export const CREATE_OLD_HANDLES: readonly string[] = [
  `create table if not exists product_old_handle (
     handle text primary key,
     product_id text not null,
     since timestamptz not null default now()
   )`,
];

export const DROP_OLD_HANDLES: readonly string[] = [
  `drop table if exists product_old_handle cascade`,
];
