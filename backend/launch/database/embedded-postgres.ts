import { realpath } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { storedSecret } from "../settings/secrets";
import { PlainError } from "../terminal/plain-error";
import { checkReachable } from "./check-reachable";
import { freePort } from "./free-port";
import { lastLine, PostgresCluster } from "./postgres-cluster";
import { databaseIdentity, postgresPrograms } from "./postgres-programs";

/** A running database of our own: where to reach it, and how to stop it cleanly. */
export interface EmbeddedDatabase {
  /** postgresql:// URL of the shop's database on loopback. */
  readonly url: string;
  /** Starts the server again on the same port if it died; does nothing while it runs. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = "strive";
const ROLE = "strive";

const PROGRAMS_LIE_HERE =
  "where the shop lies: move the shop to a folder that every user can enter, such as /opt, or start it as an ordinary user.";
const DATA_LIES_HERE =
  "where DATA_DIR lies: set DATA_DIR to a folder that every user can enter, such as /var/lib/strive, or start the shop as an ordinary user.";

/** A killed server's processes may hold its memory for a moment; no start works until they are gone. */
async function startPatiently(
  cluster: PostgresCluster,
  port: number,
  meanwhile?: () => void,
): Promise<void> {
  if (await cluster.isRunning()) {
    try {
      // A killed launcher left it behind.
      return await cluster.restart(port, meanwhile);
    } catch {
      await cluster.stop(20);
    }
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await cluster.start(port, meanwhile);
    } catch (error) {
      const isHeld = (await cluster.said()).includes("still in use");
      if (attempt >= 20 || !isHeld) throw error;
      await sleep(250);
    }
  }
}

/** Starts a server that died, unless the shop is to be closed meanwhile. */
async function revive(cluster: PostgresCluster, port: number, isOver: () => boolean) {
  for (let attempt = 0; attempt < 50 && !isOver(); attempt += 1) {
    await cluster.forgetForeignPid();
    if (await cluster.isRunning()) return;
    try {
      return await cluster.start(port);
    } catch {
      await sleep(100);
    }
  }
}

/**
 * Starts PostgreSQL on a free loopback port with its files under `dataDir`, creating the cluster
 * on the first start. A server left behind by a killed launcher is stopped first.
 * @param options.native folder of programs other than those npm installed for this platform
 * @param options.meanwhile called once the server is on its way, which takes half a second
 * @throws PlainError when it can't start, saying why.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { native, meanwhile }: { native?: string; meanwhile?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const program = await postgresPrograms(native);
  const identity = databaseIdentity();
  const programs = path.dirname(await realpath(program("initdb")));
  await checkReachable(programs, identity, PROGRAMS_LIE_HERE);
  await checkReachable(dataDir, identity, DATA_LIES_HERE);
  const password = await storedSecret(dataDir, "database-password");
  const cluster = new PostgresCluster(program, identity, path.join(dataDir, "postgres"));
  if (!cluster.isMade) await cluster.make({ role: ROLE, password });
  await cluster.forgetForeignPid();
  const port = await freePort("127.0.0.1");
  try {
    await startPatiently(cluster, port, meanwhile);
  } catch (error) {
    const said = (await cluster.said()).trim();
    const why = said === "" ? lastLine(error) : said.split("\n").at(-1);
    throw new PlainError(`The embedded PostgreSQL did not start: ${why}`);
  }
  let isStopping = false;
  return {
    url: `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    revive: () => revive(cluster, port, () => isStopping),
    stop: () => {
      isStopping = true;
      return cluster.stop(4);
    },
  };
}
