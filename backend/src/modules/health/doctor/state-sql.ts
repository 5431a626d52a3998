import type { Statement } from "../../../lib/database";
import { claimStatement, isNight, renewStatement } from "../../../lib/nightly-lease-sql";

/** The last time was yesterday or before; by day only when a night was missed. */
export const CLAIM: Statement = claimStatement(
  "doctor.claim",
  "doctor_state",
  `coalesce(done_at, made_at) < now() - interval '36 hours'
  OR (coalesce(done_at, made_at) < now() - interval '20 hours' AND ${isNight(2, 4)})`,
);

export const RENEW: Statement = renewStatement("doctor.renew", "doctor_state");

/**
 * $1 how many rules, $2 those that do not hold. By hand or at night: the lease is left alone, so
 * that a check by hand ends nobody's night.
 */
export const NOTE: Statement = {
  name: "doctor.note",
  text: `UPDATE doctor_state SET done_at = now(), rules = $1, wrong = $2::jsonb`,
};
