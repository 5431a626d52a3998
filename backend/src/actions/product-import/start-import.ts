import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ROWS_AT_ONCE,
  type ImportFields,
  type ImportResult,
  type StockRule,
} from "../../contracts/product-import";
import type { UserActor } from "../../lib/actor";
import { recordActivity } from "../../modules/staff/published-sql";
import { shopSettings } from "../../modules/settings";
import { ZipRefused } from "../../modules/product/import/zip-archive";
import { countRows, type FileFacts } from "./count-rows";
import { requestImports } from "./import-jobs";
import { ImportSource } from "./import-source";
import { resultOf } from "./import-view";
import { badFile, type Reception } from "./reception";
import { runImport } from "./run-import";
import { shopProducts } from "../../modules/product";

/** The import is done, or continues after the answer. */
export type StartedImport =
  | { kind: "done"; result: ImportResult }
  | { kind: "accepted"; jobId: string };

async function judge(
  container: MedusaContainer,
  { id, kind, bytes }: Reception,
): Promise<FileFacts> {
  try {
    return await countRows(await ImportSource.open(container, { id, kind, bytes }));
  } catch (error) {
    throw error instanceof ZipRefused ? badFile(error.message) : error;
  }
}

function stockRuleOf(
  { hasStock, hasStockSeen }: FileFacts,
  { stock }: Pick<ImportFields, "stock">,
): StockRule {
  if (!hasStock) return "none";
  return stock ?? (hasStockSeen ? "difference" : "kept");
}

/**
 * Starts an import received whole. A small one runs here and now, unless another is running; the
 * job takes all others, and this one too if the process is killed.
 * @throws ApiError 400 naming `file`, UnreadableFile; then nothing is kept
 */
export async function startImport(
  container: MedusaContainer,
  { actor, reception, fields }: { actor: UserActor; reception: Reception; fields: ImportFields },
): Promise<StartedImport> {
  const settings = shopSettings(container).app;
  const imports = shopProducts(container).imports;
  const { id, kind, bytes } = reception;
  const facts = await judge(container, reception).catch(async (error: unknown) => {
    await reception.abandon();
    throw error;
  });
  const { rows } = facts;
  const { rates } = await shopSettings(container).exchangeRates.current();
  const received = {
    kind,
    bytes,
    rows,
    isDryRun: fields.dry_run,
    currency: fields.currency,
    rates: { RWF: 1, ...rates },
    // Whether a new product goes on sale at once if it does not say.
    mayPublish: settings.current.autoApproveProducts,
    stockRule: stockRuleOf(facts, fields),
  };
  const claimed = await imports.offer(id, received, {
    takes: rows <= ROWS_AT_ONCE,
    note: async (inside) => {
      // A dry run changes nothing.
      if (fields.dry_run) return;
      const subject = { kind: "import", id, label: reception.fileName };
      const { currency, mayPublish, stockRule } = received;
      const after = { rows, currency, mayPublish, stockRule };
      const activity = { who: actor, action: "import.start", subject, before: null, after };
      await recordActivity(inside, activity);
    },
  });
  if (claimed) await runImport(container, claimed);
  requestImports(container);
  const detail = claimed && (await imports.read(id));
  return detail?.state === "done"
    ? { kind: "done", result: resultOf(detail) }
    : { kind: "accepted", jobId: id };
}
