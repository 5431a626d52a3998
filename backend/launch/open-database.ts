import type { Closing } from "./closing";
import { prepareDatabase } from "./database";
import { startEmbeddedPostgres } from "./embedded-postgres";
import type { Settings } from "./settings";

/** A reachable, prepared database. */
export interface OpenDatabase {
  readonly url: string;
  /** Starts the embedded server again; absent for an external one. */
  readonly revive?: () => Promise<void>;
}

/** Starts the embedded PostgreSQL or reaches the operator's, and prepares the shop's database. */
export async function openDatabase(settings: Settings, closing: Closing): Promise<OpenDatabase> {
  const external = settings.env.DATABASE_URL;
  if (external !== undefined) {
    await prepareDatabase(external);
    return { url: external };
  }
  const embedded = await startEmbeddedPostgres(settings.dataDir);
  closing.add("PostgreSQL", 4800, () => embedded.stop());
  await prepareDatabase(embedded.url);
  return { url: embedded.url, revive: () => embedded.revive() };
}
