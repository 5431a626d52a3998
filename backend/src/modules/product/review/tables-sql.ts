import {
  FITS,
  LEAST_RATING,
  MOST_RATING,
  REFUSAL_REASONS,
  REVIEW_STATES,
} from "../../../contracts/reviews";

const oneOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(", ");

/**
 * `buyer`: the account an order was placed with, else the order itself, as what a guest types proves nobody. One review
 * of a product and buyer, whatever is sent at once. `version` grows with what it says; `changed_at` with whatever
 * shoppers may see of it.
 */
export const CREATE_REVIEWS: readonly string[] = [
  `create table if not exists product_review (
     id text primary key,
     product_id text not null,
     buyer text not null,
     order_id text not null,
     item_id text not null,
     product_name text not null,
     size text not null,
     rating smallint not null check (rating between ${LEAST_RATING} and ${MOST_RATING}),
     fit text check (fit in (${oneOf(FITS)})),
     title text not null,
     text text not null,
     height smallint,
     state text not null check (state in (${oneOf(REVIEW_STATES)})),
     reason text check (reason in (${oneOf(REFUSAL_REASONS)})),
     answer text,
     version integer not null default 1,
     written_at timestamptz not null default now(),
     decided_at timestamptz,
     answered_at timestamptz,
     changed_at timestamptz not null default now(),
     check ((state = 'refused') = (reason is not null))
   );`,
  `create unique index if not exists product_review_once on product_review (product_id, buyer);`,
  `create index if not exists product_review_order on product_review (order_id);`,
  `create index if not exists product_review_shown on product_review (product_id, written_at desc, id desc)
     include (rating, fit, changed_at) where state = 'shown';`,
  `create index if not exists product_review_state on product_review (state, written_at, id);`,
];

/**
 * Pictures that buyers add: no files, so that they come and go with their review. `bytes`, `small`: WebP, re-encoded.
 * `digest`: of the file that was sent. WebP does not shrink any more.
 */
export const CREATE_REVIEW_PICTURES: readonly string[] = [
  `create table if not exists product_review_picture (
     id text primary key,
     review_id text not null references product_review (id) on delete cascade,
     digest text not null,
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     bytes bytea not null check (octet_length(bytes) <= 307200),
     small bytea not null check (octet_length(small) <= 65536),
     created_at timestamptz not null default clock_timestamp()
   );`,
  `alter table product_review_picture alter column bytes set storage external, alter column small set storage external;`,
  `create unique index if not exists product_review_picture_sent on product_review_picture (review_id, digest);`,
];

export const DROP_REVIEW_PICTURES: readonly string[] = [
  `drop table if exists product_review_picture;`,
];

export const DROP_REVIEWS: readonly string[] = [`drop table if exists product_review;`];
