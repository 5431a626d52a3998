import type { MedusaContainer } from "@medusajs/framework/types";
import { SweptWork } from "../jobs/swept-work";
import { runImport } from "./run-import";
import { takePictures } from "./take-pictures";
import { shopProducts } from "../../modules/product";

const work = new SweptWork(
  "import",
  { "import-products": runDueImports, "import-pictures": takePictures },
  // A large file takes long, and resumes where it stopped.
  { policy: "short", retryLimit: 1, retryDelay: 5, expireInSeconds: 3600 },
);

/** Runs what waits, one import at a time. Another process may be faster, or already running one. */
async function runDueImports(container: MedusaContainer): Promise<void> {
  const imports = shopProducts(container).imports;
  while (!imports.isStopping) {
    const claimed = await imports.claim();
    if (!claimed) return;
    await runImport(container, claimed);
    work.wake(container, "import-pictures");
  }
}

/** Starts the work on imports in this process, or checks again for waiting ones. */
export const startImportJobs = (container: MedusaContainer): Promise<void> => work.start(container);

/** Asks for waiting imports and pictures; returns at once and never fails. */
export const requestImports = (container: MedusaContainer): void => work.request(container);
