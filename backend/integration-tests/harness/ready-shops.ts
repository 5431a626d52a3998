import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** Where the ready folders lie while the tests of a layer run; elsewhere every shop is made anew. */
const PLACE = "READY_SHOPS";

type Environment = Record<string, string | undefined>;

/** What is decided by the first start, and so must be made by a first start of its own. */
const OF_A_FIRST_START = /^(DATABASE_URL|ADMIN_\w+|S3_\w+)$/;

/** For Vitest: makes the place, and removes it afterwards. */
export async function setup(): Promise<() => Promise<void>> {
  const place = await mkdtemp(path.join(tmpdir(), "strive-ready-"));
  // The database's own user must be able to enter.
  await chmod(place, 0o711);
  process.env[PLACE] = place;
  return () => rm(place, { recursive: true, force: true });
}

/**
 * Fills a new shop's folder with what a first start leaves behind, so that the database is not made,
 * migrated and seeded once more for every file of tests.
 * @param open starts a shop on a folder, and closes it
 */
export async function fillFromReady(
  folder: string,
  env: Environment,
  open: (dataDir: string, env: Environment) => Promise<void>,
): Promise<void> {
  const place = process.env[PLACE];
  if (place === undefined) return;
  if (Object.keys(env).some((name) => OF_A_FIRST_START.test(name))) return;
  const seeding = env["SEED_DEMO"] ?? "true";
  const ready = path.join(place, `demo-${seeding}`);
  if (!existsSync(ready)) {
    const making = `${ready}.new`;
    // One that did not open leaves its half behind.
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { mode: 0o711 });
    await open(making, { SEED_DEMO: seeding });
    await rm(path.join(making, "logs"), { recursive: true, force: true });
    await rename(making, ready);
  }
  await promisify(execFile)("cp", ["-a", `${ready}/.`, folder]);
}
