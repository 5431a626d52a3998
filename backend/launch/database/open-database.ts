import type { Closing } from "../shop/closing";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseAway, prepareDatabase } from "./database";
import { startEmbeddedPostgres } from "./embedded-postgres";
import type { Say } from "../terminal/say";
import type { Settings } from "../settings/settings";

/** A reachable, prepared database. */
export interface OpenDatabase {
  readonly url: string;
  /** Starts the embedded server again; absent for an external one. */
  readonly revive?: () => Promise<void>;
}

export interface Waiting {
  readonly say: Say;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

const LOOK_EVERY_MS = 1000;
const SAY_EVERY_MS = 30_000;

/** Prepares a database as soon as its server answers. @throws what waiting can't fix */
async function prepareWhenThere(url: string, { say, signal }: Waiting): Promise<void> {
  for (let saidAt = -Infinity; ;) {
    try {
      await prepareDatabase(url);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        saidAt = performance.now();
        say(`${error.message} The shop waits for it.`);
      }
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

/**
 * Starts the embedded PostgreSQL or reaches the operator's, and prepares the shop's database.
 * @param how.meanwhile called once the embedded server is on its way
 * @param how.waiting waits for a server that is not there yet, as after a reboot, when the shop is up
 *   before its database; absent for commands, which say so and end
 */
export async function openDatabase(
  settings: Settings,
  closing: Closing,
  { waiting, meanwhile }: { waiting?: Waiting; meanwhile?: () => void } = {},
): Promise<OpenDatabase> {
  const external = settings.env.DATABASE_URL;
  if (external !== undefined) {
    await (waiting ? prepareWhenThere(external, waiting) : prepareDatabase(external));
    return { url: external };
  }
  const embedded = await startEmbeddedPostgres(settings.dataDir, meanwhile ? { meanwhile } : {});
  closing.add("PostgreSQL", 4800, () => embedded.stop());
  await prepareDatabase(embedded.url);
  return { url: embedded.url, revive: () => embedded.revive() };
}
