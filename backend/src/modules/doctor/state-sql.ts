import type { Statement } from "../../lib/database";

/**
 * $1 lease, $2 seconds it lasts. A row for whoever may examine the shop now: nobody else is at it,
 * and the last time was yesterday or before; by day only when a night was missed.
 * Race: two instances look at once; the second waits for the row and finds the lease.
 */
export const CLAIM: Statement = {
  name: "doctor.claim",
  text: `
UPDATE doctor_state SET lease = $1, lease_until = now() + make_interval(secs => $2)
WHERE coalesce(lease_until < now(), true) AND (
  coalesce(done_at, made_at) < now() - interval '36 hours'
  OR (coalesce(done_at, made_at) < now() - interval '20 hours'
    AND extract(hour FROM now() AT TIME ZONE 'Africa/Kigali') BETWEEN 2 AND 4))
RETURNING lease`,
};

/** $1 lease, $2 seconds. No row: another has taken over. */
export const RENEW: Statement = {
  name: "doctor.renew",
  text: `
UPDATE doctor_state SET lease_until = now() + make_interval(secs => $2) WHERE lease = $1
RETURNING lease`,
};

/** $1 how many rules, $2 those that do not hold. */
export const NOTE: Statement = {
  name: "doctor.note",
  text: `
UPDATE doctor_state SET done_at = now(), rules = $1, wrong = $2::jsonb, lease = NULL, lease_until = NULL`,
};
