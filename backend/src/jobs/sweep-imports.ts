import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepImports } from "../actions/product-import/sweep-imports";

/** Frees uploads that nobody needs any more. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepImports(container);
}

export const config = { name: "sweep-imports", schedule: "25 * * * *" };
