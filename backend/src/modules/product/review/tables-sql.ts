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

export const DROP_REVIEWS: readonly string[] = [`drop table if exists product_review;`];
