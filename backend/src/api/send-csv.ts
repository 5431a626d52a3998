import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaResponse } from "@medusajs/framework/http";

/** A reader that takes nothing for this long is gone. */
const STALLED_AFTER_MS = 60_000;

/** The day in the file's name is the shop's: `2026-01-31`. */
const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Kigali" }).format(new Date());

/** Answers with a CSV file of this day, as fast as it is read. */
export async function sendCsv(response: MedusaResponse, name: string, rows: Readable) {
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="${name}-${today()}.csv"`);
  // With the door's and the pipeline's, more than the ten Node warns at.
  response.setMaxListeners(20);
  response.setTimeout(STALLED_AFTER_MS, () => response.destroy());
  // The file ends early if the reader or the database goes away: no answer can be given then.
  await pipeline(rows, response).catch(() => undefined);
}
