import { GIFT_DAYS } from "../../../../contracts/gift-card-limits";
import type { SqlRule } from "../rule";

/** A time of some rows that lies ahead of now: when they are due, or when something ends. */
interface Dated {
  table: string;
  /** Expression of what names a row. */
  id: string;
  column: string;
  /** Which rows; all by default. */
  where?: string;
  /** How far ahead it is ever set, as an interval. */
  longest: string;
  /** When something promised ends: never earlier than promised. */
  isEnd?: boolean;
  /** Kept in milliseconds since 1970. */
  isMs?: boolean;
}

const OWN: readonly Dated[] = [
  {
    table: "mail",
    id: "id",
    column: "next_attempt_at",
    where: "state = 'pending' AND (template <> 'gift-card' OR attempts > 0)",
    longest: "1 hour",
  },
  {
    // Its buyer chose the day.
    table: "mail",
    id: "id",
    column: "next_attempt_at",
    where: "state = 'pending' AND template = 'gift-card' AND attempts = 0",
    longest: `${GIFT_DAYS + 2} days`,
    isEnd: true,
  },
  {
    table: "checkout_order",
    id: "id",
    column: "build_after",
    where: "built_at IS NULL",
    longest: "10 minutes",
  },
  {
    table: "order_progress",
    id: "order_id",
    column: "medusa_after",
    where: "medusa_target IS NOT NULL",
    longest: "10 minutes",
  },
  { table: "checkout_payment", id: "id", column: "next_check_at", longest: "1 day" },
  { table: "checkout_refund", id: "id", column: "next_check_at", longest: "1 day" },
  {
    table: "product_import",
    id: "id",
    column: "lease_until",
    where: "state = 'running'",
    longest: "1 minute",
  },
  {
    table: "product_import_picture",
    id: "id",
    column: "next_try_at",
    where: "state = 'waiting'",
    longest: "1 hour",
  },
  { table: "exchange_rate", id: "'exchange_rate'", column: "next_at", longest: "1 hour" },
  {
    table: "retention_state",
    id: "'retention_state'",
    column: "lease_until",
    longest: "5 minutes",
  },
  { table: "retention_state", id: "'retention_state'", column: "done_at", longest: "0" },
  { table: "doctor_state", id: "'doctor_state'", column: "lease_until", longest: "15 minutes" },
  { table: "doctor_state", id: "'doctor_state'", column: "done_at", longest: "0" },
  // Nobody could log in, or request a code, before that.
  { table: "account", id: "id", column: "tokens_valid_from", longest: "0" },
  { table: "account_code_pause", id: "'account_code_pause'", column: "asked_at", longest: "0" },
  {
    table: "account_code",
    id: "subject_id",
    column: "expires_at",
    longest: "10 minutes",
    isEnd: true,
  },
  {
    table: "rate_limit",
    id: "'rate_limit'",
    column: "expire",
    longest: "1 day",
    isEnd: true,
    isMs: true,
  },
];

const JOBS: readonly Dated[] = [
  {
    table: "pgboss.job",
    id: "id",
    column: "start_after",
    where: "state IN ('created', 'retry')",
    longest: "10 minutes",
  },
  { table: "pgboss.job", id: "id", column: "started_on", where: "state = 'active'", longest: "0" },
  { table: "pgboss.version", id: "'pgboss'", column: "maintained_on", longest: "0" },
  { table: "pgboss.version", id: "'pgboss'", column: "monitored_on", longest: "0" },
  { table: "pgboss.version", id: "'pgboss'", column: "cron_on", longest: "0" },
];

/** Two machines' clocks may differ by this much. */
const SLACK = "interval '1 minute'";

const asKept = (time: string, { isMs = false }: Dated) =>
  isMs ? `(extract(epoch FROM ${time}) * 1000)::bigint` : time;

const isAhead = (dated: Dated) =>
  `${dated.where ?? "true"} AND ${dated.column} > ${asKept(`now() + interval '${dated.longest}' + ${SLACK}`, dated)}`;

function ruleOf(name: string, all: readonly Dated[]): SqlRule {
  return {
    name,
    wrong: all
      .map((dated) => `SELECT ${dated.id}::text AS id FROM ${dated.table} WHERE ${isAhead(dated)}`)
      .join("\nUNION ALL\n"),
    mend: all.map(
      (dated) => `UPDATE ${dated.table}
SET ${dated.column} = ${asKept(dated.isEnd ? `now() + interval '${dated.longest}'` : "now()", dated)}
WHERE ${isAhead(dated)} AND ${dated.id}::text = ANY ($1::text[])`,
    ),
  };
}

/**
 * What a clock that was ahead leaves behind: work that waits until the true time catches up. Found by
 * how far ahead it is, so an hour is fine for what may wait a day.
 */
export const CLOCK_RULE = ruleOf("Nothing is scheduled further ahead than it can be", OWN);
export const JOB_CLOCK_RULE = ruleOf("No job is scheduled further ahead than it can be", JOBS);

/** Without a run for a month the nightly one waits for people; see modules/retention/state-sql.ts. */
export const RETENTION_RAN: SqlRule = {
  name: "Old data was cleared away within the last week",
  wrong: `SELECT 'retention_state' AS id FROM retention_state WHERE done_at < now() - interval '7 days'`,
};

/** Where the wait is too long, checking at once loses nothing. */
const soon = (all: readonly Dated[]) =>
  all.map((dated): Dated => (dated.isEnd ? dated : { ...dated, longest: "0" }));

/** For right after a clock was set back: whatever is more than a minute ahead is done now. */
export const AFTER_SET_BACK = ruleOf("What is planned", soon(OWN));
export const JOBS_AFTER_SET_BACK = ruleOf("What jobs are planned", soon(JOBS));
