import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportProducts } from "../../../../workflows/catalogue/export-products";

/** A reader that takes nothing for so long is gone. */
const STALLED_AFTER_MS = 60_000;

/** The day in the file's name is the shop's: `2026-01-31`. */
const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Kigali" }).format(new Date());

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const products = await exportProducts(request.scope);
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="products-${today()}.csv"`);
  response.setTimeout(STALLED_AFTER_MS, () => response.destroy());
  // The file breaks off for a reader who has left, or when the database does: no answer is left to give.
  await pipeline(products, response).catch(() => undefined);
}
