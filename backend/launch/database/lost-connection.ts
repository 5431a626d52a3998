const LOST = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08003",
  "ECONNRESET",
  "EPIPE",
  "ECONNREFUSED",
]);

/**
 * Whether an uncaught failure is a cut database connection. Libraries' idle connections report it
 * as an event without a listener; the pools make new ones, so the shop goes on.
 */
export function survivesUncaught(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && LOST.has(String(error.code))) return true;
  return /Connection terminated|Client has encountered a connection error/i.test(error.message);
}
