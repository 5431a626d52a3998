import type { ImportSummary } from "@strive/backend/contracts/product-import";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/admin-product-import";

export const STATES: Readonly<Record<ImportSummary["state"], { text: string; tone: BadgeTone }>> = {
  waiting: { text: words.waiting, tone: "pending" },
  running: { text: words.running, tone: "processing" },
  done: { text: words.done, tone: "delivered" },
  failed: { text: words.failed, tone: "danger" },
  cancelled: { text: words.cancelled, tone: "neutral" },
};

export const kindText = ({ dry_run }: Pick<ImportSummary, "dry_run">): string =>
  dry_run ? words.dryRun : words.real;

const KB = 1024;

/** "12 KB", "3 MB" */
export const sizeText = (bytes: number): string =>
  bytes < KB * KB
    ? words.kilobytes(Math.max(1, Math.round(bytes / KB)))
    : words.megabytes(Math.round(bytes / KB / KB));
