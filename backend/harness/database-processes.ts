import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "./storm-audit";

/** Ids of the embedded server's processes, the postmaster first. */
async function processesOf(databaseUrl: string): Promise<number[]> {
  return withClient(databaseUrl, async (database) => {
    const { rows } = await database.query<{ pid: number; postmaster: number }>(
      `SELECT pid, (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS postmaster FROM pg_stat_activity`,
    );
    return [...new Set(rows.flatMap(({ pid, postmaster }) => [postmaster, pid]))];
  });
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended with the one before.
    }
  }
}

/** SIGKILL to the postmaster and all of its processes. */
export async function killDatabase(databaseUrl: string): Promise<void> {
  signal(await processesOf(databaseUrl), "SIGKILL");
}

/** The whole server freezes, connections and all, for this many milliseconds. */
export async function pauseDatabase(databaseUrl: string, ms: number): Promise<void> {
  const pids = await processesOf(databaseUrl);
  signal(pids, "SIGSTOP");
  try {
    await sleep(ms);
  } finally {
    signal(pids, "SIGCONT");
  }
}
