import { parseEnv } from "./env";

let pace: number | undefined;

/**
 * How long background work waits: for its next look, for the end of a dead process's lease, before it
 * tries again, before it counts as missing. In a real shop as long as it says; tests make it shorter
 * for all of it at once (PACE).
 * @param seconds at the usual pace
 * @returns whole seconds, at least one
 */
export function paced(seconds: number): number {
  pace ??= parseEnv().PACE;
  return Math.max(1, Math.round(seconds * pace));
}

/** The schedule of a job that looks every so many seconds, a divisor of 60. */
export const every = (seconds: number): string => `*/${paced(seconds)} * * * * *`;
