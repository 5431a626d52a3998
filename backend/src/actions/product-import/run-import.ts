import { setTimeout as sleep } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { paced } from "../../lib/pace";
import { UnreadableFile } from "../../modules/product/import/format/unreadable-file";
import type { ClaimedImport } from "../../modules/product/import/records";
import { ZipRefused } from "../../modules/product/import/zip-archive";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { fileHandles } from "./file-handles";
import { ImportCategories } from "./import-categories";
import { ImportSource } from "./import-source";
import { readBatches } from "./read-batches";
import { ImportLost, writeBatch } from "./write-batch";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";

/** How often an import may break off without moving on. */
const TRIES = 5;
/** Rest after each batch, as a multiple of what it took; the longer while many orders are placed. */
const REST = 0.1;
const RUSH_REST = 4;

/** Well within the lease: hashing the pictures of a large zip takes longer than one. */
const HEARTBEAT_S = 10;

/** @returns false when it stopped before the end, for another process to go on */
async function runBatches(container: MedusaContainer, claimed: ClaimedImport): Promise<boolean> {
  const imports = shopProducts(container).imports;
  const checkout = shopOrders(container).checkout;
  const categories = await ImportCategories.read(container, {
    actor: claimed.requestedBy,
    made: claimed.categories,
  });
  const { isDryRun, mayPublish, stockRule } = claimed;
  const writing = shopProducts(container).writing;
  // Only a check is looked at.
  const usualPrices = isDryRun ? await writing.usualPrices() : new Map<string | null, number>();
  const source = await ImportSource.open(container, claimed);
  const context = {
    ...{ categories: categories.byName, mayPublish, stockRule, usualPrices },
    fileHandles: await fileHandles(source),
  };
  for await (const batch of readBatches(source, claimed)) {
    if (imports.isStopping) return false;
    const started = performance.now();
    await writeBatch(container, batch, { claimed, categories, context, isDryRun });
    if (!isDryRun) await refreshCatalogue(container);
    // The thread is shared with shoppers, who come first.
    await sleep((performance.now() - started) * (checkout.isRush ? RUSH_REST : REST));
  }
  return true;
}

/**
 * Runs an import that this process has claimed to its end. Killed anywhere, it resumes after its last
 * batch. @throws what interrupted it; it will be retried
 */
export async function runImport(container: MedusaContainer, claimed: ClaimedImport): Promise<void> {
  const imports = shopProducts(container).imports;
  // The next batch tells whether it is still ours.
  const heartbeat = setInterval(
    () => {
      imports.renew(claimed).catch(() => undefined);
    },
    paced(HEARTBEAT_S) * 1000,
  ).unref();
  try {
    if (await runBatches(container, claimed)) await imports.finish(claimed);
    else await imports.letGo(claimed);
  } catch (error) {
    if (error instanceof ImportLost) return;
    if (error instanceof UnreadableFile || error instanceof ZipRefused) {
      await imports.fail(claimed, error.message);
      return;
    }
    // Noted by the database if it could: `tries` starts over with each batch written.
    if (claimed.tries >= TRIES) {
      await imports.fail(claimed, "The import broke off again and again. Please start it anew.");
    } else await imports.letGo(claimed);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
