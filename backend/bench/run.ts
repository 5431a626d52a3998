import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client, Pool } from "pg";
import { startShop, type OwnShop, type Shop } from "../harness/shop";
import { measureBoots } from "./boot";
import { measureDashboard } from "./dashboard";
import { measureImport } from "./import";
import { shopWithCatalogue } from "./catalogue-shop";
import { combine, load, type Measure } from "./load";
import { medusaOrders, shopOrders } from "./orders";
import type { OrderMeasure } from "./storm";
import { startWorker, stopWorker } from "./worker";
import { coldFilterScenarios, filterScenarios } from "./filter-scenarios";
import { coldScenarios, readScenarios, type CatalogueFacts, type Scenario } from "./scenarios";
import { measureStaleness } from "./staleness";
import { readFacts, type Facts } from "./facts";
import { waitUntilBuilt } from "../harness/order-audit";
import { printOrders, printReads, type ReadRow } from "./report";

/**
 * Everything side by side and interleaved in one run; only ratios count. What takes long is left out
 * unless it is named: `filters`, `import` and `dashboard`.
 *
 *   npm run bench -w @strive/backend [-- --seconds 2 --rounds 3 --only memory,reads,filters,orders,staleness,boot,import,dashboard]
 */
const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : (process.argv[at + 1] ?? fallback);
};
/** For each measurement; Medusa gets three times as long, so that it answers enough for a median. */
const SECONDS = Number(argument("seconds", "2"));
const ROUNDS = Number(argument("rounds", "3"));
/** Before each measurement of a read, not counted. Not for Medusa, which keeps working on abandoned requests. */
const WARM_UP_S = 1;
const SIZES = argument("sizes", "100,10000").split(",").map(Number);
const CONNECTIONS = argument("connections", "1,10,50").split(",").map(Number);
const ONLY = new Set(argument("only", "memory,reads,orders,staleness,boot").split(","));

interface Setup {
  size: number;
  shop: OwnShop;
  /** A second process on the same data, whose back-office door gives Medusa's own store API: what it leaves behind (memory, work of requests given up) must not be charged to the shop. */
  native: OwnShop;
  facts: Facts;
  sql: { origin: string; child: ChildProcess };
  buffer: { origin: string; child: ChildProcess };
}

function reference(file: string, env: Record<string, string>): ChildProcess {
  return fork(path.join(__dirname, file), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
}

const portOf = async (child: ChildProcess) => {
  const [message] = (await once(child, "message")) as [{ port: number }];
  return `http://127.0.0.1:${message.port}`;
};

async function prepare(size: number): Promise<Setup> {
  const shop = await shopWithCatalogue(size);
  const facts = await readFacts(shop);
  const native = await startShop({
    env: { DATABASE_URL: shop.databaseUrl, SEED_DEMO: "false", LOG_LEVEL: "error" },
  });
  const sqlChild = reference("reference-sql.ts", { DATABASE_URL: shop.databaseUrl });
  const sqlOrigin = await portOf(sqlChild);
  const bufferChild = reference("reference-buffer.ts", {});
  for (const scenario of [...readScenarios(facts, new Map()), ...filterScenarios(facts)]) {
    for (const { path: url } of scenario.shop) {
      const body = await (await fetch(shop.origin + url)).text();
      bufferChild.send({ url, body });
    }
  }
  bufferChild.send({ listen: true });
  const bufferOrigin = await portOf(bufferChild);
  return {
    size,
    shop,
    native,
    facts,
    sql: { origin: sqlOrigin, child: sqlChild },
    buffer: { origin: bufferOrigin, child: bufferChild },
  };
}

async function etagsOf(shop: Shop, facts: CatalogueFacts): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  const detail = readScenarios(facts, etags).find(({ name }) => name === "detail");
  for (const { path: url } of detail?.shop ?? []) {
    const response = await fetch(shop.origin + url);
    await response.arrayBuffer();
    etags.set(url, response.headers.get("etag") ?? "");
  }
  return etags;
}

/** The server still works on requests that the load abandoned: waits until it is idle. */
async function untilIdle(url: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0, quick = 0; tries < 600 && quick < 3; tries++) {
    const began = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    quick = performance.now() - began < 20 ? quick + 1 : 0;
  }
}

/** Resident memory of a process in MB, from the kernel. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** A group of reads: hot ones by what the catalogue has, and cold ones, see `coldScenarios`. */
interface Reads {
  hot: (facts: CatalogueFacts, etags: Map<string, string>) => Scenario[];
  cold: typeof coldScenarios;
}

async function measureReads(setups: Setup[], reads: Reads): Promise<ReadRow[]> {
  const samples = new Map<string, Measure[]>();
  const note = (key: string, measure: Measure) => {
    const list = samples.get(key) ?? [];
    list.push(measure);
    samples.set(key, list);
  };
  const etags = new Map<number, Map<string, string>>();
  for (const { size, shop, facts } of setups) etags.set(size, await etagsOf(shop, facts));
  let coldFrom = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const connections of CONNECTIONS) {
      for (const setup of setups) {
        const { size, shop, native, facts, sql, buffer } = setup;
        // The order turns with the rounds, so that no target always comes first after a pause.
        for (const scenario of reads.hot(facts, etags.get(size) ?? new Map<string, string>())) {
          const targets: [string, string, Scenario["shop"]][] = [
            ["shop", shop.origin, scenario.shop],
            ["buffer", buffer.origin, scenario.shop],
            ["sql", sql.origin, scenario.shop],
            ["medusa", native.backoffice ?? "", scenario.medusa],
          ];
          const turned = [...targets.slice(round % 4), ...targets.slice(0, round % 4)];
          for (const [target, origin, requests] of turned) {
            // Minutes have passed since its last turn: what was paged out comes back first.
            if (target !== "medusa") await load(origin, requests, connections, WARM_UP_S);
            note(
              [size, connections, scenario.name, target].join("|"),
              await load(
                origin,
                requests,
                connections,
                target === "medusa" ? SECONDS * 3 : SECONDS,
              ),
            );
            if (target === "medusa") {
              await untilIdle(`${origin}/store/regions`, {
                "x-publishable-api-key": facts.medusa.key,
              });
            }
          }
        }
        for (const scenario of reads.cold(facts, coldFrom, 400)) {
          // Fewer keys than the cache could answer twice: each is asked about once.
          for (const [target, origin] of [
            ["shop", shop.origin],
            ["sql", sql.origin],
          ] as const) {
            note(
              [size, connections, scenario.name, target].join("|"),
              await loadOnce(
                origin,
                scenario.shop.map(({ path: url }) => url),
                connections,
              ),
            );
          }
        }
        coldFrom += 400;
      }
      process.stdout.write(".");
    }
  }
  process.stdout.write("\n");
  return [...samples].map(([key, measures]) => {
    const [size = "", connections = "", scenario = "", target = ""] = key.split("|");
    return {
      size: Number(size),
      connections: Number(connections),
      scenario,
      target,
      measure: combine(measures),
    };
  });
}

/** Asks each address once, over a fixed number of connections, so that every answer is cold. */
async function loadOnce(origin: string, urls: string[], connections: number): Promise<Measure> {
  const times: number[] = [];
  let bytes = 0;
  let errors = 0;
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
        const at = performance.now();
        // The references never pack; neither may the shop here.
        const response = await fetch(origin + url, { headers: { "Accept-Encoding": "identity" } });
        bytes += (await response.arrayBuffer()).byteLength;
        times.push(performance.now() - at);
        if (response.status !== 200) errors++;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / seconds,
    p50: times[Math.floor(times.length / 2)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    bytesPerAnswer: Math.round(bytes / Math.max(1, times.length)),
    errors,
  };
}

/** Every kind of read, cold keys and orders at 50 connections, and the peak memory. */
async function measureMemory({ shop, facts, size }: Setup): Promise<void> {
  const before = await residentMb(shop.pid);
  let peak = before;
  const sampler = setInterval(() => {
    void residentMb(shop.pid).then((mb) => {
      peak = Math.max(peak, mb);
    });
  }, 200);
  for (const scenario of readScenarios(facts, new Map())) {
    await load(shop.origin, scenario.shop, 50, SECONDS);
  }
  for (const scenario of coldScenarios(facts, 500_000, 2000)) {
    await loadOnce(
      shop.origin,
      scenario.shop.map(({ path: url }) => url),
      50,
    );
  }
  await shopOrders(shop.origin, facts, 50, SECONDS * 2);
  clearInterval(sampler);
  process.stdout.write(
    `${size} products: ${before.toFixed(0)} MB before load, ${peak.toFixed(0)} MB at most under reads and orders\n`,
  );
}

interface OrderRow {
  size: number;
  buyers: number;
  shop: OrderMeasure;
  medusa: OrderMeasure;
  lag: Lag;
}

/** How far Medusa's orders lag behind ours: seconds from the answer to the row in Medusa. */
interface Lag {
  p50: number;
  p99: number;
  /** From the last order to the moment when none is open; null when it took ten minutes. */
  caughtUp: number | null;
}

/** Waits until Medusa has every order, so that what follows is measured alone. */
async function measureLag(databaseUrl: string, since: Date): Promise<Lag> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const caughtUpMs = await waitUntilBuilt(database, 600_000);
    const { rows } = await database.query<{ p50: number; p99: number }>(
      `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS p50,
         percentile_cont(0.99) WITHIN GROUP (ORDER BY seconds) AS p99
       FROM (SELECT extract(epoch FROM built_at - created_at)::float8 AS seconds
             FROM checkout_order WHERE created_at >= $1) sample`,
      [since],
    );
    const { p50 = Number.NaN, p99 = Number.NaN } = rows[0] ?? {};
    return { p50, p99, caughtUp: caughtUpMs === null ? null : caughtUpMs / 1000 };
  } finally {
    await database.end();
  }
}

/** Nobody may run out of stock: orders are measured, not refusals. */
async function fillShelves(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `UPDATE inventory_level SET stocked_quantity = 1000000,
       raw_stocked_quantity = '{"value":"1000000","precision":20}'`,
  );
  await pool.end();
}

async function measureOrders(setups: Setup[]): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (const { size, shop, facts } of setups) {
    const dataDir = await mkdtemp(path.join(tmpdir(), "strive-bench-"));
    const worker = await startWorker("cart-worker.ts", {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: dataDir,
    });
    try {
      // Loading and planning happen once, and are not measured.
      await medusaOrders(worker, { facts, buyers: 1, seconds: SECONDS });
      for (const buyers of CONNECTIONS) {
        const since = new Date();
        const measured = await shopOrders(shop.origin, facts, buyers, SECONDS * 4);
        const lag = await measureLag(shop.databaseUrl, since);
        const medusa = await medusaOrders(worker, { facts, buyers, seconds: SECONDS * 12 });
        rows.push({ size, buyers, shop: measured, medusa, lag });
      }
    } finally {
      await stopWorker(worker);
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

async function main(): Promise<void> {
  const setups: Setup[] = [];
  try {
    if (ONLY.has("dashboard")) await measureDashboard();
    // It has shops of its own.
    if (ONLY.size === 1 && ONLY.has("dashboard")) return;
    for (const size of SIZES) setups.push(await prepare(size));
    // Not for reads alone: every shelf of a large catalogue would be news that is worked on for minutes.
    if (ONLY.has("orders") || ONLY.has("memory")) {
      for (const { shop } of setups) await fillShelves(shop.databaseUrl);
    }
    if (ONLY.has("memory")) for (const setup of setups) await measureMemory(setup);
    const lists: Reads = { hot: readScenarios, cold: coldScenarios };
    if (ONLY.has("reads")) printReads(await measureReads(setups, lists), SIZES, CONNECTIONS);
    const filters: Reads = { hot: filterScenarios, cold: coldFilterScenarios };
    if (ONLY.has("filters")) printReads(await measureReads(setups, filters), SIZES, CONNECTIONS);
    if (ONLY.has("orders")) printOrders(await measureOrders(setups));
    const first = setups[0];
    if (ONLY.has("staleness") && first) {
      const result = await measureStaleness(
        first.shop.origin,
        first.shop.backoffice ?? "",
        first.facts.adminToken,
        first.facts.products,
        1000,
      );
      process.stdout.write(`\nStale reads: ${JSON.stringify(result)}\n`);
    }
    if (ONLY.has("boot") && first) {
      process.stdout.write(`\nBoot: ${JSON.stringify(await measureBoots(first.shop))}\n`);
    }
    // Last: the catalogue is a larger one afterwards.
    if (ONLY.has("import") && first) {
      const result = await measureImport(first.shop.databaseUrl);
      process.stdout.write(`\nImport: ${JSON.stringify(result)}\n`);
    }
  } finally {
    for (const { shop, native, sql, buffer } of setups) {
      sql.child.kill();
      buffer.child.kill();
      await native.stop();
      await shop.stop();
      await rm(shop.dataDir, { recursive: true, force: true });
    }
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
