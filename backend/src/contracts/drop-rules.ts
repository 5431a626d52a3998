/** Of its page in the shop. */
export const dropPath = (handle: string): string => `/drops/${handle}`;

/** Header of the device's own ticket: it stands in no address, so in no log. */
export const DROP_TICKET_HEADER = "Drop-Ticket";
/** A device makes 24 random characters, before it asks for the first time. */
export const DROP_TICKET = /^[A-Za-z0-9_-]{22,64}$/;

/** Of how a drop stands: for a second, in browsers and proxies. */
export const DROP_CACHE_CONTROL = "public, max-age=1";

export const LONGEST_DROP_TITLE = 80;
export const MOST_DROP_PRODUCTS = 24;
/** Minutes that somebody whose turn it is has for his order. */
export const TURN_MINUTES = { least: 2, most: 60 } as const;
export const MOST_PIECES_PER_ORDER = 20;

interface Announced {
  stock_quantity: number;
  drop?: { opens_at: string } | undefined;
}

/** When something that is there goes on sale (ISO 8601); null: it can be bought, or is sold out. @param now Unix time, ms */
export const onSaleFrom = (
  { stock_quantity: stock, drop }: Announced,
  now: number,
): string | null => (stock > 0 && drop && Date.parse(drop.opens_at) > now ? drop.opens_at : null);

export const DROP_STATES = ["soon", "open", "sold_out", "over"] as const;
export type DropState = (typeof DROP_STATES)[number];

/** Why an order of something in a drop is refused. */
export const DROP_REFUSALS = [
  "not_open",
  "too_many",
  "one_drop",
  "no_ticket",
  "not_yet",
  "turn_over",
  "used",
  "phone",
] as const;
export type DropRefusalReason = (typeof DROP_REFUSALS)[number];

interface Watched {
  state: DropState;
  /** Devices that wait for the lot, or places given. */
  places: number;
  /** Places up to this one have had their turn, or have it. */
  admitted: number;
  left: number;
  /** ISO 8601. */
  now: string;
  opens_at: string;
}

/** People who ask for the place that the lot gave them, in a second. */
const ASKING_PER_SECOND = 250;

/**
 * How long a device that waited for the opening waits before it asks for its place, in ms: the lot is drawn, so nobody
 * gains by being first. @param chance 0 to 1, another one on each device
 */
export const placeDelayMs = (waiting: number, chance: number): number =>
  Math.floor((waiting / ASKING_PER_SECOND) * 1000 * chance);

const SOON_S = 5;
const LATEST_S = 30;
/** Before the opening: only staff change anything. */
const BEFORE_S = 300;
/** People who are at most as far behind look as often as those who are next. */
const NEAR = 100;

/**
 * Seconds until a device looks again: the farther its turn, the later, so that thousands who wait cost little data and
 * little of the shop.
 * @param place null: it has none yet @param chance 0 to 1, another one on each device: not all look at once
 */
export function dropPollSeconds(
  { state, places, admitted, left, now, opens_at: opensAt }: Watched,
  place: number | null,
  chance: number,
): number {
  if (state === "over") return BEFORE_S;
  if (state === "soon") {
    const untilOpen = Math.max(1, Date.parse(opensAt) - Date.parse(now)) / 1000;
    return Math.min(BEFORE_S, Math.ceil(untilOpen) + placeDelayMs(places, chance) / 1000);
  }
  const behind = place === null || place <= admitted ? 0 : place - admitted;
  const far = Math.max(0, behind - Math.max(left, NEAR));
  return Math.min(LATEST_S, SOON_S + Math.ceil(far / 50)) * (0.75 + chance / 2);
}
