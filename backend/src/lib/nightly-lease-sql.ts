import type { Statement } from "./database";

/** Whether it is between two hours of the shop's night, both of them whole. */
export const isNight = (from: number, to: number): string =>
  `extract(hour FROM now() AT TIME ZONE 'Africa/Kigali') BETWEEN ${from} AND ${to}`;

/**
 * $1 lease, $2 seconds it lasts. A row for whoever may begin now: nobody else is doing it, and it is
 * time. Race: two instances check at once; the second waits for the row and finds the lease. A killed
 * process's lease runs out.
 * @param table of one row, with lease and lease_until
 * @param isTime a condition on that row
 */
export const claimStatement = (name: string, table: string, isTime: string): Statement => ({
  name,
  text: `
UPDATE ${table} SET lease = $1, lease_until = now() + make_interval(secs => $2)
WHERE coalesce(lease_until < now(), true) AND (${isTime})
RETURNING lease`,
});

/** $1 lease, $2 seconds. No row: another has taken over. */
export const renewStatement = (name: string, table: string): Statement => ({
  name,
  text: `
UPDATE ${table} SET lease_until = now() + make_interval(secs => $2) WHERE lease = $1
RETURNING lease`,
});
