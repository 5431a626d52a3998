import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "./plain-error";

/** Reads a secret from the data folder, or makes one that only this user may read. */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  try {
    const found = (await readFile(file, "utf8")).trim();
    if (found.length >= 32) return found;
    throw new PlainError(
      `${file} is damaged. Delete it to get a new one (everyone logs in again).`,
    );
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const secret = randomBytes(32).toString("hex");
  await writeFile(file, secret, { mode: 0o600, flag: "wx" });
  return secret;
}
