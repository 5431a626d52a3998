import type { Statement } from "../../lib/database";
import { claimStatement, isNight, renewStatement } from "../../lib/nightly-lease-sql";

/**
 * $3 whether to wait for the night. The last run was yesterday or before; by day only when a night was
 * missed, for a shop that is closed at night. A month without a run means a wrong clock or a shop that
 * was away: people then decide what is deleted (`npm run retention -- --now`). After a killed process
 * `done_at` still says the night's work is not done.
 */
export const CLAIM: Statement = claimStatement(
  "retention.claim",
  "retention_state",
  `NOT $3::boolean
  OR done_at BETWEEN now() - interval '30 days' AND now() - interval '36 hours'
  OR (done_at BETWEEN now() - interval '30 days' AND now() - interval '20 hours' AND ${isNight(1, 4)})`,
);

export const RENEW: Statement = renewStatement("retention.renew", "retention_state");

/** $1 lease, $2 what was done, by rule; null if interrupted. */
export const LET_GO: Statement = {
  name: "retention.let-go",
  text: `
UPDATE retention_state SET lease = NULL, lease_until = NULL, counts = coalesce($2::jsonb, counts),
  done_at = CASE WHEN $2::jsonb IS NULL THEN done_at ELSE now() END
WHERE lease = $1`,
};

/** Old rows are found by index where there is one; some tables are read whole. */
export const AT_LENGTH: Statement = {
  name: "retention.at-length",
  text: `
SELECT set_config('statement_timeout', '120s', true), set_config('enable_seqscan', 'on', true),
  set_config('enable_hashjoin', 'on', true), set_config('plan_cache_mode', 'auto', true)`,
};
