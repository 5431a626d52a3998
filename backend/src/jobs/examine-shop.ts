import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { examineNightly } from "../actions/health/examine-nightly";

/** Looks whether it is the night's time to examine the shop; the database says so to one process. */
export default async function examineShopNightly(container: MedusaContainer): Promise<void> {
  await examineNightly(container);
}

export const config = { name: "examine-shop", schedule: every(30) };
