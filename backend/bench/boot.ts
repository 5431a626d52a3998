import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startShop, type Shop } from "../harness/shop";
import { freePort } from "../launch/database/free-port";
import { median } from "./load";

const ROOT = path.resolve(__dirname, "../..");
const TIMES = 3;
const BOOT_WITHIN_MS = 60_000;

/** Milliseconds from spawning to the first answer. */
export interface Boots {
  shopMs: number;
  bareMedusaMs: number;
  ratio: number;
}

/**
 * Opens the shop and a bare Medusa in turn on the same database: Medusa's loader behind plain
 * Express, without our plugin. The shop's own database server is already running for both.
 */
export async function measureBoots(shop: Shop): Promise<Boots> {
  const host = path.join(ROOT, ".medusa/bench-host");
  await mkdir(host, { recursive: true });
  await writeFile(
    path.join(host, "medusa-config.js"),
    `const { defineConfig } = require("@medusajs/framework/utils");
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { storeCors: "*", adminCors: "*", authCors: "*", jwtSecret: "bench", cookieSecret: "bench" },
  },
  admin: { disable: true },
});
`,
  );
  const own: number[] = [];
  const bare: number[] = [];
  try {
    for (let round = 0; round < TIMES; round++) {
      bare.push(await bootBare(host, shop.databaseUrl));
      own.push(await bootShop(shop));
    }
  } finally {
    await rm(host, { recursive: true, force: true });
  }
  const shopMs = median(own);
  const bareMedusaMs = median(bare);
  return { shopMs, bareMedusaMs, ratio: Number((shopMs / bareMedusaMs).toFixed(2)) };
}

async function bootShop(shop: Shop): Promise<number> {
  const began = performance.now();
  const second = await startShop({
    env: {
      DATABASE_URL: shop.databaseUrl,
      SEED_DEMO: "false",
      LOG_LEVEL: "error",
      NODE_ENV: "development",
    },
  });
  const took = performance.now() - began;
  await second.stop();
  return took;
}

async function bootBare(host: string, databaseUrl: string): Promise<number> {
  const port = await freePort("127.0.0.1");
  const script = `
    const express = require("express");
    const load = require("@medusajs/medusa/loaders/index").default;
    const app = express();
    load({ directory: ${JSON.stringify(host)}, expressApp: app }).then(() => app.listen(${port}, "127.0.0.1"));`;
  const began = performance.now();
  const deadline = began + BOOT_WITHIN_MS;
  const child = spawn(process.execPath, ["-e", script], {
    cwd: host,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production" },
    stdio: "ignore",
  });
  try {
    for (;;) {
      // Any answer will do: the loader has no health route, and a refusal is an answer too.
      const answers = await fetch(`http://127.0.0.1:${port}/store/products`).then(
        () => true,
        () => false,
      );
      if (answers) return performance.now() - began;
      if (child.exitCode !== null) throw new Error("Bare Medusa ended before it answered.");
      if (performance.now() > deadline) throw new Error("Bare Medusa did not answer.");
      await sleep(20);
    }
  } finally {
    child.kill("SIGKILL");
  }
}
