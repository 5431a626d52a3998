import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../terminal/plain-error";

const LEAST_LENGTH = 32;
/** Longer than another instance takes from creating the file to writing it. */
const LONGEST_WRITING_MS = 1000;
const POLL_MS = 50;

/** @returns null when there is no such file */
async function readSecret(file: string): Promise<string | null> {
  const until = Date.now() + LONGEST_WRITING_MS;
  for (;;) {
    const found = await readFile(file, "utf8").catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    });
    const secret = found?.trim() ?? null;
    if (secret === null || secret.length >= LEAST_LENGTH) return secret;
    if (Date.now() > until) {
      throw new PlainError(
        `${file} is damaged. Delete it to get a new one (everyone logs in again).`,
      );
    }
    await sleep(POLL_MS);
  }
}

/**
 * Reads a secret from the data folder, or makes one that only this user may read. Instances sharing
 * the folder get the same one. @throws PlainError when the one there is too short
 */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  const known = await readSecret(file);
  if (known !== null) return known;
  const secret = randomBytes(32).toString("hex");
  try {
    await writeFile(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    const others = codeOf(error) === "EEXIST" ? await readSecret(file) : null;
    if (others === null) throw error;
    return others;
  }
}
