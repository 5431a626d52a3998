import { closeSync, openSync, readdirSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A log is put aside when its first line is this old, and deleted after as long again: no line is
 * kept longer than 30 days.
 */
const HALF_LIFE_MS = 15 * DAY_MS;
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
const LOOK_MS = 60 * 60 * 1000;
/** Longer than the start of any line with its time. */
const HEAD_BYTES = 256;

/** When the first line was written; the file's own age where it has no time. */
function beganAt(file: string): number {
  const head = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, "r");
  try {
    readSync(handle, head, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(handle);
  }
  const written = Date.parse(/"time":"([^"]+)"/.exec(head.toString("utf8"))?.[1] ?? "");
  return Number.isNaN(written) ? statSync(file).mtimeMs : written;
}

function isDueToMove(file: string, now: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.size === 0) return false;
  return found.size > LARGEST_LOG_BYTES || beganAt(file) < now - HALF_LIFE_MS;
}

/**
 * Puts `file` aside when it is large or old, and deletes old ones beside it. @returns whether it
 * was put aside: whoever writes to it begins a new one
 */
export function ageLog(file: string, now = Date.now()): boolean {
  const isMoved = isDueToMove(file, now);
  if (isMoved) renameSync(file, `${file}.1`);
  const folder = path.dirname(file);
  for (const name of statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []) {
    const other = path.join(folder, name);
    const found = statSync(other, { throwIfNoEntry: false });
    if (other === file || !found?.isFile()) continue;
    if (found.mtimeMs < now - HALF_LIFE_MS) rmSync(other, { force: true });
  }
  return isMoved;
}

/**
 * Checks every hour while the shop is open.
 * @param reopen writes on in the file of this name: a command beside the shop may have put it aside too
 */
export function ageLogHourly(file: string, reopen: () => void): void {
  setInterval(() => {
    try {
      ageLog(file);
      reopen();
    } catch {
      // A full or read-only disk: the next hour may be better, and a log must never end the shop.
    }
  }, LOOK_MS).unref();
}
