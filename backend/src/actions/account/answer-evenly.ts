import { setTimeout as sleep } from "node:timers/promises";
/** Longer than any of this work takes on a machine that is not overloaded. */
const EVENLY_MS = 150;

/** Does work whose timing would reveal whether an address is known, and answers no sooner in either case. */
export async function answerEvenly<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(EVENLY_MS)]);
  return result;
}
