import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startImportJobs } from "../actions/product-import/import-jobs";

/** Continues imports and their pictures, should every wake-up have been lost. */
export default async function runImports(container: MedusaContainer): Promise<void> {
  await startImportJobs(container);
}

export const config = { name: "run-imports", schedule: every(15) };
