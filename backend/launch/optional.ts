import { existsSync } from "node:fs";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { COMPILED } from "./paths";

/** Says one line of progress to the person at the terminal. */
export type Say = (line: string) => void;

interface SeedModule {
  seedDemo(container: MedusaContainer, options: { dataDir: string; log: Say }): Promise<unknown>;
  /** A large made-up catalogue for measurements. */
  seedProducts?(
    container: MedusaContainer,
    options: { count: number; dataDir: string; log: Say },
  ): Promise<unknown>;
}

interface FirstAdminModule {
  ensureFirstAdmin(
    container: MedusaContainer,
    options: { email: string; password?: string },
  ): Promise<{ created: boolean; email: string; password?: string }>;
}

async function load<T>(file: string): Promise<T | null> {
  const full = path.join(COMPILED, file);
  return existsSync(full) ? ((await import(full)) as T) : null;
}

export const seedModule = () => load<SeedModule>("launch/seed/index.js");
export const firstAdminModule = () =>
  load<FirstAdminModule>("src/workflows/account/ensure-first-admin.js");
