import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../terminal/plain-error";
import { processStart } from "./process-identity";

/** Who runs on a data folder. Only this user may read it: the address carries a password. */
export interface LauncherRecord {
  pid: number;
  /** See `processStart`: tells a later process with the same number apart. */
  started: string;
  token: string;
  /** Set once the database answers, so that commands can join a running shop. */
  databaseUrl?: string;
}

export interface LauncherLock {
  /** Adds the database's address to the record. */
  announce(databaseUrl: string): Promise<void>;
  release(): Promise<void>;
}

const lockFile = (dataDir: string) => path.join(dataDir, "launcher.lock");

async function readRecord(file: string): Promise<LauncherRecord | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as LauncherRecord;
  } catch {
    return null;
  }
}

const isAlive = (record: LauncherRecord) => processStart(record.pid) === record.started;

/** The launcher running on this folder now; null when none does. */
export async function runningLauncher(dataDir: string): Promise<LauncherRecord | null> {
  const record = await readRecord(lockFile(dataDir));
  return record && isAlive(record) ? record : null;
}

/**
 * Takes the data folder for this process. The file of a killed launcher, or of one whose process
 * number now belongs to something else, is taken over.
 * @throws PlainError when another launcher runs on the folder
 */
export async function lockDataDir(dataDir: string): Promise<LauncherLock> {
  const file = lockFile(dataDir);
  const record: LauncherRecord = {
    pid: process.pid,
    started: processStart(process.pid) ?? "alive",
    token: randomBytes(8).toString("hex"),
  };
  const write = (target: string, flag: "w" | "wx") =>
    writeFile(target, JSON.stringify(record), { mode: 0o600, flag });

  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await write(file, "wx");
      // If two launchers took over the same stale file, the one whose record stayed wins.
      await sleep(30);
      if ((await readRecord(file))?.token === record.token) return held(file, record, write);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      const other = await readRecord(file);
      if (other && isAlive(other)) {
        throw new PlainError(
          `A shop (process ${other.pid}) already runs on DATA_DIR ${dataDir}. Stop it, or choose another DATA_DIR.`,
        );
      }
      // An unreadable file may be one just being written.
      if (!other) await sleep(100);
      if ((await readRecord(file))?.token === other?.token) {
        await rename(file, `${file}.${record.token}`).catch(() => undefined);
        await rm(`${file}.${record.token}`, { force: true });
      }
    }
  }
  throw new PlainError(`Another shop is starting on DATA_DIR ${dataDir}.`);
}

function held(
  file: string,
  record: LauncherRecord,
  write: (target: string, flag: "w") => Promise<void>,
): LauncherLock {
  return {
    announce: async (databaseUrl) => {
      record.databaseUrl = databaseUrl;
      // Written elsewhere and renamed: a reader never sees half of it.
      await write(`${file}.${record.token}`, "w");
      await rename(`${file}.${record.token}`, file);
    },
    release: async () => {
      if ((await readRecord(file))?.token === record.token) await rm(file, { force: true });
    },
  };
}
