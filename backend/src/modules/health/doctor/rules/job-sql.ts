import type { SqlRule } from "../rule";

/**
 * When workers were last alive: pg-boss notes it every half-minute. What fell due while the shop
 * was closed rightly waits.
 */
const ALIVE = `(SELECT greatest(cron_on, maintained_on, monitored_on) FROM pgboss.version)`;
/** Longer than anything rests between its own retries. */
const STUCK = "interval '15 minutes'";

export const JOB_RULES: readonly SqlRule[] = [
  {
    name: "No job waits or runs longer than it should",
    wrong: `
SELECT name || ' ' || id AS id FROM pgboss.job
WHERE (state IN ('created', 'retry') AND start_after < ${ALIVE} - ${STUCK})
  OR (state = 'active' AND started_on + expire_in < ${ALIVE} - ${STUCK})`,
  },
  {
    // A text of yesterday is no news, and nobody sends it any more.
    name: "No mail waits longer than it should",
    wrong: `
SELECT id FROM mail WHERE state = 'pending' AND next_attempt_at < ${ALIVE} - ${STUCK}
  AND (channel = 'mail' OR created_at > ${ALIVE} - interval '1 day')`,
  },
  {
    // Plugins' subscribers have not heard of them: Medusa's bus, or its Redis, takes none.
    name: "No event for Medusa's bus waits longer than it should",
    wrong: `
SELECT name || ' ' || id AS id FROM event_outbox WHERE created_at < ${ALIVE} - ${STUCK}`,
  },
];

/** Mails that were given up; leaving older ones was somebody's decision. */
export const DEAD_MAILS: SqlRule = {
  name: "No mail of the last seven days has failed for good",
  wrong: `
SELECT id FROM mail WHERE state = 'dead' AND created_at > now() - interval '7 days'`,
  // Another round of tries; a running shop's sweep finds them.
  mend: [
    `UPDATE mail SET state = 'pending', attempts_allowed = attempts + 12, next_attempt_at = now()
     WHERE id = ANY ($1::text[]) AND state = 'dead'`,
  ],
};
