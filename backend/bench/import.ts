import type { ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ImportResult, ImportTask } from "./import-worker";
import { ask, startWorker, stopWorker } from "./worker";

/** Products a second; memory in MB. */
export interface ImportMeasure {
  "products/s": number;
  products: number;
  "RSS before": number;
  "RSS at most": number;
}

const PRODUCTS = { shop: 2000, medusa: 300 } as const;
/** The two take turns, so that both see the machine in every state. */
const TURNS = 3;
const BATCH = { shop: 200, medusa: 100 } as const;

const carryOut = (child: ChildProcess, task: ImportTask): Promise<ImportResult> => ask(child, task);

const measureOf = (results: readonly ImportResult[]): ImportMeasure => {
  const sum = (pick: (result: ImportResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const products = sum(({ outcomes }) => outcomes.created ?? 0);
  return {
    products,
    "products/s": Math.round(products / sum(({ seconds }) => seconds)),
    "RSS before": Math.round(results[0]?.rssBefore ?? Number.NaN),
    "RSS at most": Math.round(Math.max(...results.map(({ rssPeak }) => rssPeak))),
  };
};

/**
 * Makes new products of six variants by the shop's import, in batches of 200 with the read model
 * brought in step after each, and in turn by Medusa's workflow in batches of 100, each in a process of
 * its own. Medusa is spared the notes for the read model, and sets no stock.
 */
export async function measureImport(databaseUrl: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "strive-bench-"));
  await chmod(dataDir, 0o711);
  const workers: Partial<Record<ImportTask["by"], ChildProcess>> = {};
  const results: Record<ImportTask["by"], ImportResult[]> = { shop: [], medusa: [] };
  try {
    const shop = (workers.shop = await startWorker("import-worker.ts", {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(dataDir, "shop"),
    }));
    const medusa = (workers.medusa = await startWorker("import-worker.ts", {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(dataDir, "medusa"),
      PGOPTIONS: "-c strive.catalogue=off",
    }));
    const turn = async (child: ChildProcess, by: ImportTask["by"], prefix: string, n: number) =>
      carryOut(child, { by, prefix: `${by}-${prefix}`, products: n, batch: BATCH[by] });
    // Compiling and planning happen once, and are not measured.
    await turn(shop, "shop", "warm", 40);
    await turn(medusa, "medusa", "warm", 20);
    for (let at = 0; at < TURNS; at += 1) {
      const share = (total: number) =>
        Math.floor((total * (at + 1)) / TURNS) - Math.floor((total * at) / TURNS);
      results.medusa.push(await turn(medusa, "medusa", `t${at}`, share(PRODUCTS.medusa)));
      results.shop.push(await turn(shop, "shop", `t${at}`, share(PRODUCTS.shop)));
    }
    const again = await carryOut(shop, {
      by: "shop",
      prefix: "shop-t0",
      products: Math.floor(PRODUCTS.shop / TURNS),
      batch: BATCH.shop,
    });
    const own = measureOf(results.shop);
    const native = measureOf(results.medusa);
    return {
      shop: own,
      medusa: native,
      "× Medusa": Number((own["products/s"] / native["products/s"]).toFixed(1)),
      "unchanged products/s": Math.round((again.outcomes.unchanged ?? 0) / again.seconds),
    };
  } finally {
    for (const child of Object.values(workers)) await stopWorker(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
