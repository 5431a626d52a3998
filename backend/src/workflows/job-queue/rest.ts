/** A batch that stood still (the database was away, a server did not answer) used no processor. */
const LONGEST_MS = 2000;

/**
 * Leaves the thread to shoppers after a batch.
 * @param startedMs when the batch began, by `performance.now()`
 * @param times how long to rest, as a multiple of what the batch took; 2 s at most
 */
export function restAfter(startedMs: number, times: number): Promise<void> {
  const ms = Math.min(LONGEST_MS, (performance.now() - startedMs) * times);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
