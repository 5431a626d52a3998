import type { CommandContext } from "../command";

/**
 * `npm run migrate`: brings the database to this version and ends. A shop does so when it starts;
 * with several instances it is a separate step, before the first.
 */
export function run({ say }: CommandContext): Promise<void> {
  say("The database is that of this version.");
  return Promise.resolve();
}
