import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startShop, type OwnShop } from "../harness/shop";

const START = path.resolve(__dirname, "../launch/start.mjs");

/** Runs a command of the shop on a folder, with the demo catalogue left out. */
async function shopCommand(dataDir: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, SEED_DEMO: "false", LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/** An open shop with that many synthetic products, in a folder of its own that the caller removes. */
export async function shopWithCatalogue(size: number): Promise<OwnShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "strive-bench-"));
  await chmod(dataDir, 0o711);
  process.stdout.write(`Making a catalogue of ${size} products …\n`);
  const began = performance.now();
  await shopCommand(dataDir, "seed", "--products", String(size));
  process.stdout.write(`  ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return startShop({
    dataDir,
    env: { SEED_DEMO: "false", RATE_LIMIT: "off", LOG_LEVEL: "error" },
  });
}
