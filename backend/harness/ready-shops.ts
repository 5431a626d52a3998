import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** Where this run's ready folders are; without it every shop is made from scratch. */
const PLACE = "READY_SHOPS";
/** With the build that made them, and gone with it. */
const KEPT = path.resolve(__dirname, "../.medusa/ready-shops");
const STAMP = path.resolve(__dirname, "../../.medusa/stamps/backend");

type Environment = Readonly<Record<string, string | undefined>>;
type OpenAndClose = (dataDir: string, env: Environment) => Promise<void>;

/** What the first start decides, so that it needs its own first start. */
const OF_A_FIRST_START = /^(DATABASE_URL|ADMIN_\w+)$/;

const copy = (from: string, to: string) => promisify(execFile)("cp", ["-a", `${from}/.`, to]);
const readyFolder = (place: string, seeding: "true" | "false") =>
  path.join(place, `demo-${seeding}`);

/** Makes both in a folder that the database's own user may enter, and keeps copies. */
async function make(place: string, open: OpenAndClose): Promise<void> {
  const making = await mkdtemp(path.join(tmpdir(), "strive-ready-"));
  await chmod(making, 0o711);
  try {
    const [without, demo] = [readyFolder(making, "false"), readyFolder(making, "true")];
    for (const folder of [without, demo]) await mkdir(folder, { mode: 0o711 });
    await open(without, { SEED_DEMO: "false" });
    await copy(without, demo);
    await open(demo, { SEED_DEMO: "true" });
    // What was compiled is of this Node, and thousands of files to copy.
    for (const folder of [without, demo]) {
      for (const name of ["logs", "compiled-code"]) {
        await rm(path.join(folder, name), { recursive: true, force: true });
      }
    }
    await rm(KEPT, { recursive: true, force: true });
    await mkdir(`${place}.new`, { recursive: true });
    await copy(making, `${place}.new`);
    await rename(`${place}.new`, place);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/**
 * Prepares what a first start leaves behind, with and without the demo: made once per build. Later
 * shops of this process and its children start from a copy.
 * @param open starts a shop on a folder, and closes it
 * @param by whoever is its first admin
 */
export async function makeReadyShops(open: OpenAndClose, by: object): Promise<void> {
  const build = (await readFile(STAMP, "utf8")) + JSON.stringify(by);
  const place = path.join(KEPT, createHash("sha1").update(build).digest("hex"));
  if (!existsSync(place)) await make(place, open);
  process.env[PLACE] = place;
}

/** Fills a new shop's folder with what a first start leaves behind, if that is ready. */
export async function fillFromReady(folder: string, env: Environment): Promise<void> {
  const place = process.env[PLACE];
  if (place === undefined) return;
  if (Object.keys(env).some((name) => OF_A_FIRST_START.test(name))) return;
  // With its pictures in a bucket, a shop makes the demo there.
  const isBare = env["SEED_DEMO"] === "false" || env["S3_BUCKET"] !== undefined;
  await copy(readyFolder(place, isBare ? "false" : "true"), folder);
}

/** The database of a shop with the demo, in a folder for a server of its own. */
export async function fillWithDatabase(folder: string): Promise<void> {
  const place = process.env[PLACE];
  if (place === undefined) return;
  const ready = readyFolder(place, "true");
  await mkdir(path.join(folder, "postgres"), { mode: 0o700 });
  await copy(path.join(ready, "postgres"), path.join(folder, "postgres"));
  await promisify(execFile)("cp", ["-a", path.join(ready, "database-password"), folder]);
}
