import {
  HEALTH_LEVELS,
  type AdminHealth,
  type HealthLevel,
} from "../../../../contracts/admin-health";

type Parts = Omit<AdminHealth, "at" | "level">;
export type PartName = keyof Parts;
/** What was found; null: it could not be checked. */
export type HealthFacts = { [Name in PartName]: Parts[Name]["facts"] };
type Known<Name extends PartName> = NonNullable<HealthFacts[Name]>;

/** Longer than anything rests between its own retries; the doctor waits as long. */
const STUCK_S = 15 * 60;
/** Work that follows a commit normally takes a second. */
const SLOW_S = 60;
const DAY_S = 86_400;
const SLOW_MS = 250;
/** Normally a handful, for a moment; an import of a thousand products takes seconds. */
const MANY_NOTES = 100;
const MOST_NOTES = 1000;
const GIGABYTE = 1024 ** 3;

const byAge = (oldest: number | null): HealthLevel => {
  if (oldest === null || oldest <= SLOW_S) return "ok";
  return oldest > STUCK_S ? "bad" : "look";
};

/** The worst of them. */
export const worst = (levels: readonly HealthLevel[]): HealthLevel =>
  HEALTH_LEVELS[Math.max(0, ...levels.map((level) => HEALTH_LEVELS.indexOf(level)))] ?? "bad";

const JUDGES: { [Name in PartName]: (facts: Known<Name>) => HealthLevel } = {
  database: ({ ms }) => (ms > SLOW_MS ? "look" : "ok"),
  jobs: ({ failed, oldest_s }) => worst([byAge(oldest_s), failed > 0 ? "look" : "ok"]),
  mails: ({ dead, oldest_s }) => worst([byAge(oldest_s), dead > 0 ? "look" : "ok"]),
  // What a carrier could not bring, staff are told of one by one.
  texts: ({ channels, dead, oldest_s }) =>
    channels.length === 0 ? "ok" : worst([byAge(oldest_s), dead > 0 ? "look" : "ok"]),
  orders: ({ oldest_s }) => byAge(oldest_s),
  // A customer may take their time.
  payments: () => "ok",
  refunds: ({ open, failed, oldest_s }) => {
    if (failed > 0 || (oldest_s ?? 0) > DAY_S) return "bad";
    return open > 0 ? "look" : "ok";
  },
  rates: ({ source }) => (source === "live" ? "ok" : "look"),
  catalogue: ({ waiting }) => {
    if (waiting >= MOST_NOTES) return "bad";
    return waiting > MANY_NOTES ? "look" : "ok";
  },
  // A night may be missed: then the day after makes up for it.
  doctor: ({ age_s, wrong }) => {
    if (wrong.length > 0) return "bad";
    return age_s > 2 * DAY_S ? "look" : "ok";
  },
  disk: ({ free_bytes: free, total_bytes: all }) => {
    if (free < GIGABYTE / 2 || free < all * 0.02) return "bad";
    return free < 2 * GIGABYTE || free < all * 0.1 ? "look" : "ok";
  },
  process: () => "ok",
};

/** How good or bad it is. What could not be checked is worth a look; the database, at once. */
export function judge<Name extends PartName>(name: Name, facts: HealthFacts[Name]): HealthLevel {
  if (facts === null) return name === "database" ? "bad" : "look";
  return JUDGES[name](facts);
}
