/** A budget: points within a window that starts with the first of them. */
export interface Limit {
  /** Points of one key in one window. */
  readonly points: number;
  /** Length of the window in seconds. */
  readonly windowS: number;
  /**
   * Points counted in memory before the shared store is told; 1 by default.
   * See `PooledCounter` for what that costs and what it saves.
   */
  readonly flushEvery?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every budget of the shop. Mobile carriers put thousands of phones behind one address, so budgets
 * of an address alone are generous: they stop machines, never a neighbourhood. Those of an account
 * or of an address someone else owns are tied to the caller's address too, so that nobody can lock
 * the owner out. What has few possible answers also has a daily budget, from anywhere: many
 * addresses guess as one.
 */
export const LIMITS = {
  /** Failed logins of one account from one address. */
  "login-account": { points: 10, windowS: 15 * MINUTE },
  /** Failed logins from one address, whatever the account. */
  "login-address": { points: 200, windowS: 15 * MINUTE },
  /** Codes tried or requested from one address. */
  "code-address": { points: 200, windowS: 10 * MINUTE },
  /** Codes tried or requested by one caller's address for one account. */
  "code-account": { points: 20, windowS: 10 * MINUTE },
  /** Codes tried or requested for one account, by anyone. */
  "code-day": { points: 60, windowS: DAY },
  /** Codes by SMS asked for from one address. */
  "sms-code-address": { points: 60, windowS: HOUR },
  /** Codes by SMS asked for one phone, by anyone; and by one account, for any. */
  "sms-code-day": { points: 10, windowS: DAY },
  /** Codes by SMS that the shop pays for, in all; `SMS_CODES_A_DAY` says how many. */
  "sms-code-shop": { points: 500, windowS: DAY },
  /** Registrations from one address. */
  "register-address": { points: 100, windowS: 10 * MINUTE },
  /** Orders from one address. */
  "order-address": { points: 300, windowS: 10 * MINUTE, flushEvery: 10 },
  /** Carts priced for one address; a cart is priced again whenever it changes. */
  "quote-address": { points: 1200, windowS: 10 * MINUTE, flushEvery: 10 },
  /** Discount codes that don't exist, tried from one address. */
  "discount-guess": { points: 60, windowS: 10 * MINUTE },
  /** Gift cards that don't exist, tried from one address: 80 random bits are not found by trying, people just mistype. */
  "gift-card-guess": { points: 30, windowS: 10 * MINUTE },
  /** Orders looked up by number and e-mail address from one address. */
  "lookup-address": { points: 100, windowS: 10 * MINUTE },
  /** Addresses tried with one order's number, by anyone; a right one resets it. */
  "lookup-order": { points: 30, windowS: DAY },
  /** Pictures of returns sent and removed from one address. */
  "picture-address": { points: 200, windowS: 10 * MINUTE },
  /** Reviews written and taken back from one address. */
  "review-address": { points: 100, windowS: 10 * MINUTE },
  /** Mails about guests' orders to one address: the buyer chooses whose it is. */
  "order-mail-hour": { points: 10, windowS: HOUR },
  "order-mail-day": { points: 20, windowS: DAY },
  /** Contact messages from one address. */
  "contact-address": { points: 30, windowS: 10 * MINUTE },
  /** Searches from one address that found nothing: each device tells of a text once. */
  "missed-search-address": { points: 60, windowS: HOUR },
  /** Visits told of from one address, what was looked at together: once every few pages. */
  "looked-at-address": { points: 300, windowS: HOUR, flushEvery: 10 },
  /** The same in the whole shop: what an hour may add to the table. */
  "looked-at-shop": { points: 30_000, windowS: HOUR, flushEvery: 50 },
  /** Places in queues of drops that are taken or asked for from one address: a carrier has thousands of phones behind one. */
  "drop-address": { points: 12_000, windowS: 10 * MINUTE, flushEvery: 100 },
  /** Wishlists shared, and links to them ended, from one address. */
  "share-address": { points: 60, windowS: HOUR },
  /** Alerts asked for from one address, and looked up by the code of their link. */
  "alert-address": { points: 60, windowS: 10 * MINUTE },
  /** Changes of carts that somebody is reminded of, from one address: each stepper that is pressed may be one. */
  "alert-carts": { points: 600, windowS: 10 * MINUTE },
  /** Alerts asked for one e-mail address or phone, by anyone. */
  "alert-contact": { points: 10, windowS: DAY },
  /** Day sheets of riders, opened and written from one address. */
  "rider-address": { points: 1200, windowS: 10 * MINUTE },
  /** Wrong codes said for one parcel by whoever has its link, of ten thousand; a right one resets it. */
  "parcel-code": { points: 10, windowS: DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
