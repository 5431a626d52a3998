import { parseEnv } from "./env";

let pace: number | undefined;

/**
 * How long background work waits: for its next check, for a dead process's lease to end, before it
 * retries, before it counts as missing. In a real shop as stated; tests shorten everything at once
 * (PACE).
 * @param seconds at the usual pace
 * @returns whole seconds, at least one
 */
export function paced(seconds: number): number {
  pace ??= parseEnv().PACE;
  return Math.max(1, Math.round(seconds * pace));
}

/** The schedule of a job that runs every this many seconds, a divisor of 60. */
export const every = (seconds: number): string => `*/${paced(seconds)} * * * * *`;
