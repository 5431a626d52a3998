/** A stalled batch (the database was away) used no CPU. */
const LONGEST_MS = 2000;

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_MS, Math.max(0, ms))));

/**
 * Leaves the thread and the database to shoppers after a batch.
 * @param startedMs when the batch began, by `performance.now()`
 * @param times how long to rest, as a multiple of what the batch took; 2 s at most
 */
export const restAfter = (startedMs: number, times: number): Promise<void> =>
  rest((performance.now() - startedMs) * times);

/**
 * Leaves the thread to shoppers after a batch that mostly waits for others: only the thread's busy
 * time counts, whatever it did, and waiting is rest already.
 * @param before the thread when the batch began, by `performance.eventLoopUtilization()`
 * @param times how long to keep the thread free, as a multiple of how long it was busy; 2 s at most
 */
export function restFromThread(
  before: ReturnType<typeof performance.eventLoopUtilization>,
  times: number,
): Promise<void> {
  const { active, idle } = performance.eventLoopUtilization(before);
  return rest(active * times - idle);
}
