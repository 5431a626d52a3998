import { limitConcurrency } from "../limit-concurrency";

/**
 * One picture of the process at a time: encoding takes a core, and the shop wants the other.
 * @throws ApiError 429 (from the returned function) when too many wait
 */
export const pictureInTurn = limitConcurrency({ atOnce: 1, waiting: 40 });
