import type { Dashboard } from "../../../contracts/dashboard";
import { run } from "../../../lib/database";
import { LOW_NOW } from "./sql";

/** Which variants are running out. Triggers on Medusa's inventory keep the list and tell staff. */
export default class LowStockService {
  /** How many variants have ten pieces or fewer now, and the ten with the least. */
  async now(): Promise<Dashboard["low_stock"]> {
    const [row] = await run<Dashboard["low_stock"]>(LOW_NOW, []);
    return row ?? { count: 0, sold_out: 0, variants: [] };
  }
}
