import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { createRequire } from "node:module";
import path from "node:path";
import { Pool } from "pg";
import type * as Command from "../tools/command";
import { sheetProduct } from "../harness/bulk-products";
import type * as Database from "../src/lib/database";
import { refreshCatalogue } from "../src/actions/product/refresh-catalogue";
import type * as Product from "../src/modules/product";
import type { ImportContext, ImportOutcome } from "../src/modules/product/writing/service";
import type { ImportedProduct } from "../src/contracts/imported-product";
import { serve } from "./worker";

/**
 * Makes products in a process of its own, with Medusa's container as a job has it: by the shop's
 * import, or by Medusa's workflow. Run as a child with DATABASE_URL and DATA_DIR; see import.ts.
 */
export interface ImportTask {
  by: "shop" | "medusa";
  /** Distinguishes the handles of this task from those of others. */
  prefix: string;
  products: number;
  batch: number;
}

export interface ImportResult {
  seconds: number;
  outcomes: Partial<Record<ImportOutcome["outcome"], number>>;
  /** Resident memory of this process, MB. */
  rssBefore: number;
  rssPeak: number;
}

type CommandContext = Command.CommandContext;

const MB = 1024 * 1024;

/** Medusa boots the compiled shop; its pool is the one of the compiled modules. */
const compiled = createRequire(path.resolve(__dirname, "../.medusa/server/bench.js"));
const { inTransaction } = compiled("./src/lib/database.js") as typeof Database;
const { shopProducts } = compiled("./src/modules/product/index.js") as typeof Product;
const { withShop } = compiled("./tools/command.js") as typeof Command;

interface Ids {
  categories: Map<string, string>;
  salesChannelId: string;
  shippingProfileId: string;
}

async function readIds(databaseUrl: string): Promise<Ids> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const read = async (sql: string) => (await pool.query<{ id: string; name: string }>(sql)).rows;
  try {
    const categories = await read("SELECT id, name FROM product_category WHERE deleted_at IS NULL");
    const [channel] = await read("SELECT id, name FROM sales_channel WHERE deleted_at IS NULL");
    const [profile] = await read("SELECT id, name FROM shipping_profile WHERE deleted_at IS NULL");
    return {
      categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
      salesChannelId: channel?.id ?? "",
      shippingProfileId: profile?.id ?? "",
    };
  } finally {
    await pool.end();
  }
}

type MakeBatch = (products: ImportedProduct[]) => Promise<ImportOutcome["outcome"][]>;

/** As the import job does it: one transaction a batch, then one refresh of the read model. */
function byShop({ container }: CommandContext, { categories }: Ids): MakeBatch {
  const writing = shopProducts(container).writing;
  const context: ImportContext = {
    categories,
    mayPublish: true,
    stockRule: "set",
    usualPrices: new Map(),
    fileHandles: new Set<string>(),
  };
  return async (products) => {
    const outcomes = await inTransaction((inside) =>
      writing.importProducts(inside, products, context),
    );
    await refreshCatalogue(container);
    return outcomes.map(({ outcome }) => outcome);
  };
}

/** The same products by Medusa's workflow, which sets no stock. */
function byMedusa({ container }: CommandContext, ids: Ids): MakeBatch {
  return async (products) => {
    const { result } = await createProductsWorkflow(container).run({
      input: {
        products: products.map(({ name = "", handle, description, category, variants }) => ({
          title: name,
          handle,
          description,
          status: "published" as const,
          category_ids: [ids.categories.get(category?.toLowerCase() ?? "") ?? ""],
          sales_channels: [{ id: ids.salesChannelId }],
          shipping_profile_id: ids.shippingProfileId,
          options: [
            { title: "Size", values: [...new Set(variants.map(({ size }) => size ?? ""))] },
            { title: "Color", values: [...new Set(variants.map(({ color }) => color ?? ""))] },
          ],
          variants: variants.map(({ sku, size, color, priceRwf = 0 }) => ({
            title: `${size} / ${color}`,
            sku: sku ?? undefined,
            manage_inventory: true,
            options: { Size: size ?? "", Color: color ?? "" },
            prices: [{ amount: priceRwf, currency_code: "rwf" }],
          })),
        })),
      },
    });
    return result.map(() => "created" as const);
  };
}

async function carryOut(make: MakeBatch, task: ImportTask): Promise<ImportResult> {
  const file = Array.from({ length: task.products }, (_, at) => sheetProduct(task.prefix, at));
  const rss = () => process.memoryUsage.rss() / MB;
  const rssBefore = rss();
  let rssPeak = rssBefore;
  const outcomes: ImportResult["outcomes"] = {};
  let ms = 0;
  for (let from = 0; from < file.length; from += task.batch) {
    const began = performance.now();
    const made = await make(file.slice(from, from + task.batch));
    ms += performance.now() - began;
    for (const outcome of made) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    rssPeak = Math.max(rssPeak, rss());
  }
  return { seconds: ms / 1000, outcomes, rssBefore, rssPeak };
}

async function work(context: CommandContext): Promise<void> {
  const ids = await readIds(context.launcher.databaseUrl);
  const makers = { shop: byShop(context, ids), medusa: byMedusa(context, ids) };
  await serve<ImportTask>((task) => carryOut(makers[task.by], task));
}

void withShop(work).finally(() => process.exit());
