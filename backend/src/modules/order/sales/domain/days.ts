/** Africa/Kigali is UTC+2 all year round. */
const KIGALI_MS = 2 * 3_600_000;

/** The last `count` days in Kigali, today's last, as `YYYY-MM-DD`. */
export function lastDays(now: Date, count: number): string[] {
  const today = new Date(now.getTime() + KIGALI_MS);
  return Array.from({ length: count }, (_, at) =>
    new Date(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - (count - 1 - at)),
    )
      .toISOString()
      .slice(0, 10),
  );
}

/** The last `count` months in Kigali, this one last, as `YYYY-MM`. */
export function lastMonths(now: Date, count: number): string[] {
  const today = new Date(now.getTime() + KIGALI_MS);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  );
}
