import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./free-port";
import { PlainError } from "../terminal/plain-error";
import { databaseIdentity, postgresPrograms, type Identity } from "./postgres-programs";
import { commandLine } from "../lock/process-identity";
import { storedSecret } from "../settings/secrets";

const run = promisify(execFile);

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

/**
 * A sixteenth of the machine's memory, which is taken as it is needed: a large catalogue is then
 * searched in memory of the server, a small one never fills it.
 */
const sharedBuffersMb = (): number =>
  Math.round(Math.min(256, Math.max(64, totalmem() / 16 / 1024 / 1024)));

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function giveTo(identity: Identity, file: string): Promise<void> {
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(file, identity.uid, identity.gid);
  }
}

const PROGRAMS_LIE_HERE =
  "where the shop lies: move the shop to a folder that every user can enter, such as /opt, or start it as an ordinary user.";
const DATA_LIES_HERE =
  "where DATA_DIR lies: set DATA_DIR to a folder that every user can enter, such as /var/lib/strive, or start the shop as an ordinary user.";

/**
 * Every folder above what it uses must let the database's own user pass.
 * @param advice goes on after "can't enter /some/folder, "
 * @throws PlainError that names the first folder, from the inside, that doesn't
 */
export async function checkReachable(
  inside: string,
  identity: Identity,
  advice: string,
): Promise<void> {
  if (identity.uid === undefined) return;
  for (let folder = inside; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const isOpen =
      (mode & 0o001) !== 0 ||
      uid === identity.uid ||
      (gid === identity.gid && (mode & 0o010) !== 0);
    if (!isOpen) {
      throw new PlainError(`The database's own user (postgres) can't enter ${folder}, ${advice}`);
    }
  }
}

/** What a program said last; a program that could not even be started said nothing. */
const lastLine = (error: unknown): string => {
  const said =
    error instanceof Error && "stderr" in error && typeof error.stderr === "string"
      ? error.stderr.trim()
      : "";
  if (said !== "") return said.slice(said.lastIndexOf("\n") + 1);
  return error instanceof Error ? error.message : String(error);
};

/**
 * Starts PostgreSQL on a free loopback port with its files under `dataDir`, creating the cluster
 * on the first start. A server left behind by a killed launcher is stopped first. `pg_ctl` puts
 * the server into a session of its own, so a Ctrl-C in the terminal never reaches it.
 * @param options.native folder of other programs than those that npm installed for this platform
 * @param options.meanwhile called once the server is on its way, which takes it half a second
 * @throws PlainError when it can't start, saying why.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { native, meanwhile }: { native?: string; meanwhile?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const program = await postgresPrograms(native);
  const identity = databaseIdentity();
  await checkReachable(
    path.dirname(await realpath(program("initdb"))),
    identity,
    PROGRAMS_LIE_HERE,
  );
  await checkReachable(dataDir, identity, DATA_LIES_HERE);
  const env = { ...process.env, LC_MESSAGES: "C", LC_ALL: "C" };
  const cluster = path.join(dataDir, "postgres");
  const logFile = path.join(cluster, "server.log");
  const password = await storedSecret(dataDir, "database-password");
  const call = (name: string, args: string[], cwd: string) =>
    run(program(name), args, { ...identity, env, cwd });
  const pgCtl = (...args: string[]) => call("pg_ctl", ["-D", cluster, ...args], cluster);

  const createCluster = async () => {
    // Made aside and renamed when complete: a first start that dies half-way leaves no cluster.
    const draft = `${cluster}.new`;
    const passwordFile = path.join(dataDir, `initdb-${randomBytes(4).toString("hex")}`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await giveTo(identity, draft);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(identity, passwordFile);
    const options = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"];
    try {
      await call(
        "initdb",
        [`--pgdata=${draft}`, `--username=${ROLE}`, `--pwfile=${passwordFile}`, ...options],
        draft,
      );
      await rename(draft, cluster);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw new PlainError(`The embedded PostgreSQL could not be set up: ${lastLine(error)}`);
    } finally {
      await rm(passwordFile, { force: true });
    }
  };

  /**
   * The number in `postmaster.pid` may belong to something else after a crash or a reboot. A number
   * of nobody is left alone: PostgreSQL then checks by the file that no process of the dead server
   * still uses its memory.
   */
  const forgetForeignPid = async () => {
    const file = path.join(cluster, "postmaster.pid");
    const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
    const command = pid > 0 ? commandLine(pid) : "";
    if (command !== "" && !command.includes("postgres")) await rm(file, { force: true });
  };

  const isRunning = () =>
    pgCtl("status").then(
      () => true,
      () => false,
    );

  const start = async (port: number, verb: "start" | "restart" = "start") => {
    const options = [
      `-p ${port}`,
      "-c listen_addresses=127.0.0.1",
      "-c unix_socket_directories=''",
      "-c max_connections=120",
      `-c shared_buffers=${sharedBuffersMb()}MB`,
      "-c log_min_messages=fatal",
      "-c timezone=UTC",
      // One server, no replicas: nothing is written for them.
      "-c wal_level=minimal",
      "-c max_wal_senders=0",
      // After a crash the shop must be back in seconds: little to replay, and one sync of the file
      // system instead of one for each of some thousand files.
      "-c checkpoint_timeout=2min",
      ...(process.platform === "linux" ? ["-c recovery_init_sync_method=syncfs"] : []),
    ].join(" ");
    // The last run's words would otherwise be taken for the reason of this run's failure.
    await rm(logFile, { force: true });
    const started = pgCtl(
      verb,
      "-w",
      "-t",
      verb === "start" ? "60" : "20",
      "-l",
      logFile,
      "-o",
      options,
    );
    meanwhile?.();
    await started;
  };

  /** A server that died while it was being asked to stop has stopped as well. */
  const stopServer = async (withinSeconds: number) => {
    for (const mode of ["fast", "immediate"]) {
      try {
        await pgCtl("stop", "-m", mode, "-t", String(withinSeconds));
        return;
      } catch (error) {
        if (!(await isRunning())) return;
        if (mode === "immediate") throw error;
      }
    }
  };

  /**
   * A server that a killed launcher left behind is stopped and started in one go. Processes of a server
   * that was killed may hold its memory for a moment; no start works until they are gone.
   */
  const startPatiently = async (port: number) => {
    let verb: "start" | "restart" = (await isRunning()) ? "restart" : "start";
    for (let attempt = 1; ; attempt += 1) {
      try {
        await start(port, verb);
        return;
      } catch (error) {
        if (verb === "restart") {
          await stopServer(20);
          verb = "start";
          continue;
        }
        const log = await readFile(logFile, "utf8").catch(() => "");
        if (attempt >= 20 || !log.includes("still in use")) throw error;
        await sleep(250);
      }
    }
  };

  if (!(await exists(path.join(cluster, "PG_VERSION")))) await createCluster();
  await forgetForeignPid();
  const port = await freePort("127.0.0.1");
  try {
    await startPatiently(port);
  } catch (error) {
    const log = await readFile(logFile, "utf8").catch(() => "");
    throw new PlainError(
      `The embedded PostgreSQL did not start: ${log === "" ? lastLine(error) : log.trim().split("\n").at(-1)}`,
    );
  }

  let isStopping = false;
  return {
    url: `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    revive: async () => {
      // Server processes of the dead one may still hold its memory for a moment.
      for (let attempt = 0; attempt < 50 && !isStopping; attempt += 1) {
        await forgetForeignPid();
        if (await isRunning()) return;
        try {
          await start(port);
          return;
        } catch {
          await sleep(100);
        }
      }
    },
    stop: async () => {
      isStopping = true;
      // Fast: rolls back what is open and writes a checkpoint, so that the next start needs no recovery.
      await stopServer(4);
    },
  };
}
