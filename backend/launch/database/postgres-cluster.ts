import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { commandLine } from "../lock/process-identity";
import { PlainError } from "../terminal/plain-error";
import type { Identity, PostgresProgram } from "./postgres-programs";

const run = promisify(execFile);

/**
 * A sixteenth of the machine's memory, taken as needed: a large catalogue is then searched in the
 * server's memory, a small one never fills it.
 */
const sharedBuffersMb = (): number =>
  Math.round(Math.min(256, Math.max(64, totalmem() / 16 / 1024 / 1024)));

const serverOptions = (port: number): string =>
  [
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
    // After a crash the shop must be back in seconds: little to replay, and one file system sync
    // instead of one per file for some thousand files.
    "-c checkpoint_timeout=2min",
    ...(process.platform === "linux" ? ["-c recovery_init_sync_method=syncfs"] : []),
  ].join(" ");

/** What a program said last; one that could not even start said nothing. */
export const lastLine = (error: unknown): string => {
  const said =
    error instanceof Error && "stderr" in error && typeof error.stderr === "string"
      ? error.stderr.trim()
      : "";
  if (said !== "") return said.slice(said.lastIndexOf("\n") + 1);
  return error instanceof Error ? error.message : String(error);
};

/** Files of a PostgreSQL server and the programs that run it, as the database's own user. */
export class PostgresCluster {
  readonly #program: PostgresProgram;
  readonly #identity: Identity;
  readonly #folder: string;
  readonly #log: string;

  /** @param folder of the cluster; its parent must exist */
  constructor(program: PostgresProgram, identity: Identity, folder: string) {
    this.#program = program;
    this.#identity = identity;
    this.#folder = folder;
    this.#log = path.join(folder, "server.log");
  }

  get isMade(): boolean {
    return existsSync(path.join(this.#folder, "PG_VERSION"));
  }

  /**
   * Made elsewhere and renamed when complete: a first start that dies half-way leaves no cluster.
   * @throws PlainError with what `initdb` said last
   */
  async make(owner: { role: string; password: string }): Promise<void> {
    const draft = `${this.#folder}.new`;
    const passwordFile = `${this.#folder}-initdb-${randomBytes(4).toString("hex")}`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await this.#give(draft);
    await writeFile(passwordFile, owner.password, { mode: 0o600 });
    await this.#give(passwordFile);
    const who = [`--pgdata=${draft}`, `--username=${owner.role}`, `--pwfile=${passwordFile}`];
    const options = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"];
    try {
      await this.#call("initdb", [...who, ...options], draft);
      await rename(draft, this.#folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw new PlainError(`The embedded PostgreSQL could not be set up: ${lastLine(error)}`);
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  /**
   * The number in `postmaster.pid` may belong to something else after a crash or a reboot. An
   * unused number is left alone: PostgreSQL then checks by the file that no process of the dead
   * server still uses its memory.
   */
  async forgetForeignPid(): Promise<void> {
    const file = path.join(this.#folder, "postmaster.pid");
    const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
    const command = pid > 0 ? commandLine(pid) : "";
    if (command !== "" && !command.includes("postgres")) await rm(file, { force: true });
  }

  isRunning(): Promise<boolean> {
    return this.#pgCtl("status").then(
      () => true,
      () => false,
    );
  }

  /**
   * `pg_ctl` gives the server its own session, so a Ctrl-C in the terminal never reaches it.
   * @param meanwhile called once the server is on its way
   */
  start(port: number, meanwhile?: () => void): Promise<void> {
    return this.#begin(["start", "-t", "60"], port, meanwhile);
  }

  /** Stops a running server and starts it again, in one go. */
  restart(port: number, meanwhile?: () => void): Promise<void> {
    return this.#begin(["restart", "-t", "20"], port, meanwhile);
  }

  /**
   * Rolls back what is open and writes a checkpoint, so that the next start needs no recovery; the hard
   * way if that takes too long. A server that died meanwhile has stopped as well.
   */
  async stop(withinSeconds: number): Promise<void> {
    for (const mode of ["fast", "immediate"]) {
      try {
        await this.#pgCtl("stop", "-m", mode, "-t", String(withinSeconds));
        return;
      } catch (error) {
        if (!(await this.isRunning())) return;
        if (mode === "immediate") throw error;
      }
    }
  }

  /** What the server has said since its last start. */
  said(): Promise<string> {
    return readFile(this.#log, "utf8").catch(() => "");
  }

  async #begin(verb: string[], port: number, meanwhile?: () => void): Promise<void> {
    // Otherwise the last run's output would be taken for the reason this run failed.
    await rm(this.#log, { force: true });
    const started = this.#pgCtl(...verb, "-w", "-l", this.#log, "-o", serverOptions(port));
    meanwhile?.();
    await started;
  }

  #pgCtl(...args: string[]) {
    return this.#call("pg_ctl", ["-D", this.#folder, ...args], this.#folder);
  }

  #call(name: string, args: string[], cwd: string) {
    const env = { ...process.env, LC_MESSAGES: "C", LC_ALL: "C" };
    return run(this.#program(name), args, { ...this.#identity, env, cwd });
  }

  async #give(file: string): Promise<void> {
    const { uid, gid } = this.#identity;
    if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
  }
}
